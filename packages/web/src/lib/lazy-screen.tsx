import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is loaded separately. */
export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /**
   * Fetches the code; a screen that is mounted later is there at once. Never rejects: opening the screen asks again,
   * and fails visibly when the code cannot be had.
   */
  readonly preload: () => Promise<void>;
};

/** What makes each screen whose code could not be fetched ask for it again; React keeps a failure for good. */
const failedLoads = new Set<() => void>();

/** Lets every screen whose code could not be fetched ask for it again when it is opened the next time. */
export function forgetFailedLoads(): void {
  for (const renew of failedLoads) renew();
  failedLoads.clear();
}

/** `React.lazy` with a way to fetch the code before the screen is opened, so that nothing flashes in its place. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    try {
      loaded ??= await load();
      return { default: loaded };
    } catch (error) {
      failedLoads.add(renew);
      throw error;
    }
  };
  let Deferred: ComponentType<Props> = lazy<ComponentType<Props>>(loadOnce);
  const renew = () => {
    Deferred = lazy<ComponentType<Props>>(loadOnce);
  };
  const Screen = (props: Props) => {
    // Chosen once: what was waiting for its code must not be mounted anew when the code has come.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return <Chosen {...props} />;
  };
  const preload = () =>
    loadOnce().then(
      () => {},
      () => {},
    );
  return Object.assign(Screen, { preload });
}
