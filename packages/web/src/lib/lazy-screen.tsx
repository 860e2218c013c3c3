import { type ComponentType, lazy, useState } from 'react';

export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /** Never rejects. If the code cannot be fetched, opening the screen tries again and then shows an error. */
  readonly preload: () => Promise<void>;
};

/** Functions that let screens whose code could not be fetched try again. React would cache the failure forever. */
const failedLoads = new Set<() => void>();

export function forgetFailedLoads(): void {
  for (const renew of failedLoads) renew();
  failedLoads.clear();
}

/** Like `React.lazy`, but can preload, so that no placeholder flashes. */
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
    // Chosen once, because a component that has waited for its code must not be mounted again.
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
