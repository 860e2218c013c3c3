import { itemAt } from '@earshot/schema/item-at';
import { VECTOR_DIMENSIONS } from '../src/content/tables/word-vector-source.ts';
import { probabilitiesOf } from '../src/core/model/linear-model.ts';
import {
  filterValues,
  MEAN_SHARE,
  PLACES,
  type WindowNet,
  windowOdds,
} from '../src/core/tone/headline/window-net.ts';
import { Fitted } from './adam.ts';
import { seeded, shuffle } from './folds.ts';
import { inputsOf, type Pooled, pool, projectAll, type WindowExample } from './window-inputs.ts';

export interface WindowTask {
  readonly filters: number;
  readonly inputs: number;
  /** Number of rows of vectors, a power of two. */
  readonly rows: number;
  readonly epochs: number;
  /** Falls with each epoch, toward a tenth. */
  readonly learningRate: number;
  readonly rowRate: number;
  /** Share of pooled values and of words that each step ignores, drawn anew for each line. */
  readonly poolDropout: number;
  readonly wordDropout: number;
}

const SEED = 777;
const BATCH = 16;
const FIRST_SQUARE = 1e-2;
/** The filters start as if this many inputs per window were active. */
const FIRST_OUTPUT = 0.05;
const ACTIVE_INPUTS = 90;
const OUTCOMES = 2;

/** Filters and outputs by Adam (Kingma & Ba 2015), rows by AdaGrad. Everything random comes from a fixed seed. */
export function fitWindows(examples: readonly WindowExample[], task: WindowTask): WindowNet {
  return new WindowFit(task).run(examples);
}

export function windowLogOdds(net: WindowNet, example: WindowExample): readonly [number, number] {
  const { items } = example;
  const inputs = inputsOf(net.rows, example, () => false);
  const { good, bad } = windowOdds(net, filterValues(net, projectAll(net, inputs, items), items), items);
  return [good, bad];
}

class WindowFit {
  private readonly task: WindowTask;
  private readonly random = seeded(SEED);
  private readonly weights: Fitted;
  private readonly bias: Fitted;
  private readonly outputs: Fitted;
  private readonly outputBias: Fitted;
  private readonly rows: Float32Array;
  private readonly rowSquares: Float32Array;
  private readonly net: WindowNet;
  private time = 0;

  constructor(task: WindowTask) {
    const { filters, inputs } = task;
    const drawn = (length: number, size: number) =>
      new Fitted(Float32Array.from({ length }, () => size * this.normal()));
    this.task = task;
    this.weights = drawn(PLACES * inputs * filters, 1 / Math.sqrt(ACTIVE_INPUTS));
    this.bias = drawn(filters, 0);
    this.outputs = drawn(OUTCOMES * 2 * filters, FIRST_OUTPUT);
    this.outputBias = drawn(OUTCOMES, 0);
    this.rows = new Float32Array(task.rows * VECTOR_DIMENSIONS);
    this.rowSquares = new Float32Array(this.rows.length).fill(FIRST_SQUARE);
    this.net = {
      filters,
      inputs,
      weights: this.weights.values,
      bias: this.bias.values,
      outputs: this.outputs.values,
      outputBias: this.outputBias.values,
      rows: this.rows,
    };
  }

  run(examples: readonly WindowExample[]): WindowNet {
    const { epochs, learningRate } = this.task;
    const order = Uint32Array.from(examples, (_, i) => i);
    for (let epoch = 0; epoch < epochs; epoch++) {
      const rate = learningRate * (1 - (0.9 * epoch) / epochs);
      shuffle(order, this.random);
      for (let from = 0; from < order.length; from += BATCH) {
        const batch = order.subarray(from, from + BATCH);
        for (const index of batch) this.learn(itemAt(examples, index));
        this.time++;
        for (const fitted of [this.weights, this.bias, this.outputs, this.outputBias])
          fitted.step(rate, batch.length, this.time);
      }
    }
    return this.net;
  }

  /** Adds to the gradients, and moves the rows of the example's words. */
  private learn(example: WindowExample): void {
    const { net, task } = this;
    const { items } = example;
    if (items === 0) return;
    const isLeftOut = example.rows.map(() => this.random() < task.wordDropout);
    const inputs = inputsOf(this.rows, example, (word) => itemAt(isLeftOut, word));
    const values = filterValues(net, projectAll(net, inputs, items), items);
    const pooled = pool(values, items, task.filters);
    const kept = Float32Array.from(pooled.values, () =>
      this.random() < task.poolDropout ? 0 : 1 / (1 - task.poolDropout),
    );
    const errors = this.outputErrors(pooled.values, kept, example.shares);
    const byFilter = this.filterErrors(values, pooled, errors, items);
    const byInput = this.inputErrors(inputs, byFilter, items);
    this.moveRows(example, isLeftOut, byInput);
  }

  private outputErrors(pooled: Float32Array, kept: Float32Array, shares: readonly number[]): Float32Array {
    const { outputs, outputBias } = this;
    const size = pooled.length;
    const odds = [0, 1].map((outcome) => {
      let sum = itemAt(outputBias.values, outcome);
      for (let i = 0; i < size; i++)
        sum += itemAt(outputs.values, outcome * size + i) * itemAt(pooled, i) * itemAt(kept, i);
      return sum;
    });
    const said = probabilitiesOf(odds);
    const errors = new Float32Array(size);
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const error = itemAt(said, outcome) - itemAt(shares, outcome);
      outputBias.gradient[outcome] = itemAt(outputBias.gradient, outcome) + error;
      for (let i = 0; i < size; i++) {
        const weight = outcome * size + i;
        outputs.gradient[weight] =
          itemAt(outputs.gradient, weight) + error * itemAt(pooled, i) * itemAt(kept, i);
        errors[i] = itemAt(errors, i) + error * itemAt(outputs.values, weight) * itemAt(kept, i);
      }
    }
    return errors;
  }

  private filterErrors(
    values: Float32Array,
    { best }: Pooled,
    errors: Float32Array,
    items: number,
  ): Float32Array {
    const { filters } = this.task;
    const share = MEAN_SHARE / Math.sqrt(items);
    const found = new Float32Array(values.length);
    for (let item = 0; item < items; item++)
      for (let filter = 0; filter < filters; filter++) {
        const i = item * filters + filter;
        if (itemAt(values, i) <= 0) continue;
        const own = itemAt(best, filter) === item ? itemAt(errors, filter) : 0;
        found[i] = own + share * itemAt(errors, filters + filter);
      }
    return found;
  }

  private inputErrors(inputs: Float32Array, byFilter: Float32Array, items: number): Float32Array {
    const { bias, task } = this;
    const { filters } = task;
    const byInput = new Float32Array(items * task.inputs);
    for (let item = 0; item < items; item++) {
      const own = byFilter.subarray(item * filters, (item + 1) * filters);
      for (let filter = 0; filter < filters; filter++)
        bias.gradient[filter] = itemAt(bias.gradient, filter) + itemAt(own, filter);
      for (let place = 0; place < PLACES; place++) {
        const other = item + place - 1;
        if (other >= 0 && other < items) this.learnPlace(inputs, byInput, other * task.inputs, own, place);
      }
    }
    return byInput;
  }

  private learnPlace(
    inputs: Float32Array,
    byInput: Float32Array,
    first: number,
    errors: Float32Array,
    place: number,
  ): void {
    const { values, gradient } = this.weights;
    for (let input = 0; input < this.task.inputs; input++) {
      const value = itemAt(inputs, first + input);
      if (value === 0) continue;
      const from = (place * this.task.inputs + input) * errors.length;
      let sum = 0;
      for (let filter = 0; filter < errors.length; filter++) {
        const error = errors[filter] ?? 0;
        gradient[from + filter] = (gradient[from + filter] ?? 0) + value * error;
        sum += error * (values[from + filter] ?? 0);
      }
      byInput[first + input] = itemAt(byInput, first + input) + sum;
    }
  }

  private moveRows(
    { rows: rowOfWord, itemOfWord }: WindowExample,
    isLeftOut: readonly boolean[],
    byInput: Float32Array,
  ): void {
    const { rows, rowSquares, task } = this;
    const words = new Map<number, number>();
    itemOfWord.forEach((item, word) => {
      if (!isLeftOut[word]) words.set(item, (words.get(item) ?? 0) + 1);
    });
    rowOfWord.forEach((row, word) => {
      if (isLeftOut[word]) return;
      const item = itemAt(itemOfWord, word);
      const count = words.get(item) ?? 1;
      for (let i = 0; i < VECTOR_DIMENSIONS; i++) {
        const [own, to] = [itemAt(byInput, item * task.inputs + i) / count, row * VECTOR_DIMENSIONS + i];
        rowSquares[to] = itemAt(rowSquares, to) + own * own;
        rows[to] = itemAt(rows, to) - (task.rowRate * own) / Math.sqrt(itemAt(rowSquares, to));
      }
    });
  }

  /** Approximately normal: the sum of twelve uniform numbers, minus their mean. */
  private normal(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.random();
    return sum;
  }
}
