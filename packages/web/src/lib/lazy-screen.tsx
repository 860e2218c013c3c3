import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is loaded separately. */
export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /**
   * Fetches the code in advance, so that the screen renders immediately when mounted. Never rejects: opening the screen
   * retries, and shows an error if the code cannot be fetched.
   */
  readonly preload: () => Promise<void>;
};

/**
 * One callback per screen whose code could not be fetched. Each makes the screen retry, because React would cache the
 * failure permanently.
 */
const failedLoads = new Set<() => void>();

/** Lets every screen whose code could not be fetched retry the next time it is opened. */
export function forgetFailedLoads(): void {
  for (const renew of failedLoads) renew();
  failedLoads.clear();
}

/** Like `React.lazy`, but with preloading, so that no placeholder flashes when a screen opens. */
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
    // Chosen once, because a component that waited for its code must not be remounted when the code arrives.
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
