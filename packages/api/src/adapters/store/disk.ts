import { statfs } from 'node:fs/promises';

const MEGABYTE = 1_000_000;

/** Returns the bytes that an unprivileged user can still write to the disk with the folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Returns a message for the operator if less than the reserve is free on the folder's disk, so that no rankings are stored.
 * Otherwise returns null.
 */
export async function diskProblem(folder: string, reserveBytes: number): Promise<string | null> {
  const { bavail, bsize, blocks } = await statfs(folder);
  if (bavail * bsize >= reserveBytes) return null;
  const [free, total, reserve] = [bavail * bsize, blocks * bsize, reserveBytes].map((bytes) =>
    Math.floor(bytes / MEGABYTE),
  );
  return `The disk of ${folder} has ${free} MB free of ${total} MB, less than DISK_RESERVE_MB (${reserve}): no ranking will be stored for export. Lower DISK_RESERVE_MB or use a larger disk.`;
}
