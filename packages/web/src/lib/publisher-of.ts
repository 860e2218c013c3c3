import type { ReportData } from '../transport/report-data.ts';

/** The server's name for a platform that it could not recognize. */
const UNKNOWN_PLATFORM = 'Unknown';

/** Returns the name of a platform, or an empty string if it was not recognized. */
export function knownPlatform(platform: string | undefined): string {
  return platform === undefined || platform === UNKNOWN_PLATFORM ? '' : platform;
}

/** Returns the outlet of an article or the platform of a post. Empty if it is not known. */
export function publisherOf({ type, metadata }: Pick<ReportData, 'type' | 'metadata'>): string {
  return type === 'social' ? knownPlatform(metadata.platform || metadata.source) : metadata.source;
}
