/** Settings that a worker process needs to build its own services. Sent as plain data. */
export interface WorkerSettings {
  readonly trendingSessionTtlHours: number;
}
