import type { DeleteReceipt, SessionRequest } from '@earshot/schema/trending/model';
import type { Services } from '../../services.ts';

/** Deletes a stored ranking before it expires. Throws `Failure('session-not-found')` if there is none. */
export async function deleteRanking(
  { records }: Pick<Services, 'records'>,
  { session_id }: SessionRequest,
): Promise<DeleteReceipt> {
  await records.forget(session_id);
  return { deleted: true };
}
