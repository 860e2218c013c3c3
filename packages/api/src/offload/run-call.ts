/** Runs a contract call whose body has been read, in a worker process or in this process, as its row specifies. */
import { restRow } from '@earshot/schema/contract';
import type { RunCall } from '../jobs/jobs.ts';
import type { Offload } from '../ports.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerRequest } from './answer-request.ts';
import { gatherNeeds } from './gather-needs.ts';

export function createRunCall(services: Services, offload: Offload): RunCall {
  return async (request, caller) => {
    try {
      if (!restRow(request.procedure).work) return await answerRequest(services, request, caller);
      const needs = await gatherNeeds(services, request, caller);
      return await offload.run({ ...request, ...needs }, caller);
    } catch (error) {
      return answerFailure(error, request);
    }
  };
}
