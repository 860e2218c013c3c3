import { itemAt } from '@earshot/schema/item-at';
import type {
  Calibration,
  ChainModelFile,
  HashedModelFile,
  LinearModel,
  NamedModelFile,
} from '../src/core/model/linear-model.ts';
import type { FittedChain } from './fit-chain.ts';

/** Smaller differences change no decision. */
const DIGITS = 4;
const MAX_BYTE = 127;

const rounded = (value: number) => Number(value.toFixed(DIGITS));

/** Features whose weights all round to zero are left out. */
export function namedModelFile(
  model: LinearModel,
  names: readonly string[],
  calibration?: Calibration,
): NamedModelFile {
  const size = model.outcomes.length;
  const weights = names
    .map((name, feature) => {
      const own = Array.from({ length: size }, (_, i) => itemAt(model.weights, feature * size + i));
      return [name, own.map((weight) => rounded(weight * model.scale))] as const;
    })
    .filter(([, own]) => own.some((weight) => weight !== 0));
  return {
    outcomes: model.outcomes,
    bias: Array.from(model.bias, rounded),
    weights: Object.fromEntries(weights),
    ...(calibration && { calibration: roundedCalibration(calibration) }),
  };
}

/** Its weights are signed bytes in base64. The largest becomes 127. */
export function hashedModelFile(
  model: LinearModel,
  bits: number,
  calibration?: Calibration,
): HashedModelFile {
  let most = 0;
  for (let i = 0; i < model.weights.length; i++) most = Math.max(most, Math.abs(itemAt(model.weights, i)));
  const scale = (most * model.scale) / MAX_BYTE || 1;
  const bytes = Int8Array.from(model.weights, (weight) => Math.round((weight * model.scale) / scale));
  return {
    outcomes: model.outcomes,
    bias: Array.from(model.bias, rounded),
    bits,
    scale: Number(scale.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
    ...(calibration && { calibration: roundedCalibration(calibration) }),
  };
}

export function chainModelFile({ chain, model }: FittedChain, names: readonly string[]): ChainModelFile {
  const count = chain.labels.length;
  const row = (from: number) =>
    Array.from({ length: count }, (_, to) => rounded(itemAt(chain.transitions, from * count + to)));
  return {
    ...namedModelFile(model, names),
    transitions: chain.labels.map((_, from) => row(from)),
    start: Array.from(chain.start, rounded),
    end: Array.from(chain.end, rounded),
  };
}

export function modelText(file: object): string {
  const text = JSON.stringify(file, null, 2);
  return `${text.replace(/\[\s+(-?[\d.e-]+(?:,\s+-?[\d.e-]+)*)\s+\]/g, (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`)}\n`;
}

function roundedCalibration({ slope, intercept }: Calibration): Calibration {
  return { slope: rounded(slope), intercept: rounded(intercept) };
}
