import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { MemoryBudget } from './memory-budget.ts';
import { RequestInfo } from './request-info.ts';

const LIMITS = { maxBytes: 100, maxBytesPerClient: 60 };

/** Returns the open response to a request of a client. */
function responseTo(ip: string, writableLength = 0): Response {
  const res = Object.assign(new EventEmitter(), { locals: {}, writableLength, writableFinished: true });
  const req = { headers: {}, method: 'POST', path: '/', ip, once: () => req, off: () => req };
  const response = res as unknown as Response;
  response.locals.info = new RequestInfo(req as unknown as Request, response, 1_000);
  return response;
}

it('counts what has arrived for each client and in total, until the response closes', () => {
  const budget = new MemoryBudget(LIMITS);
  const first = responseTo('192.0.2.1');
  budget.hold(first, 40);
  budget.hold(first, 20);
  expect(() => budget.hold(responseTo('192.0.2.1'), 1)).toThrow(/busy/);
  budget.hold(responseTo('192.0.2.2'), 40);
  expect(() => budget.hold(responseTo('192.0.2.3'), 1)).toThrow(/busy/);
  first.emit('close');
  expect(budget.bytes).toBe(40);
  budget.hold(responseTo('192.0.2.1'), 60);
});

it('refuses a client that does not read its answers, and nobody else', () => {
  const budget = new MemoryBudget(LIMITS);
  const unread = responseTo('192.0.2.1', 61);
  budget.admit(unread);
  expect(() => budget.admit(responseTo('192.0.2.1'))).toThrow(/busy/);
  budget.admit(responseTo('192.0.2.2'));
  unread.emit('close');
  budget.admit(responseTo('192.0.2.1'));
});
