/** What a worker process needs to build its own services; travels as plain data. */
export interface WorkerSettings {
  readonly trendingSessionTtlHours: number;
}
