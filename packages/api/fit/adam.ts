import { itemAt } from '@earshot/schema/item-at';

const MOMENTUM = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;
const RIDGE = 1e-5;

/** Weights fitted by Adam (Kingma & Ba 2015) with a weak L2 penalty. */
export class Fitted {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;

  constructor(values: Float32Array) {
    this.values = values;
    this.gradient = new Float32Array(values.length);
    this.means = new Float32Array(values.length);
    this.squares = new Float32Array(values.length);
  }

  /** `count` examples are summed in the gradient. `time` is the number of the step, from 1. */
  step(rate: number, count: number, time: number): void {
    const { values, gradient, means, squares } = this;
    const meanShare = 1 - MOMENTUM ** time;
    const squareShare = 1 - SQUARE_MEMORY ** time;
    for (let i = 0; i < values.length; i++) {
      const own = itemAt(gradient, i) / count + RIDGE * itemAt(values, i);
      const mean = MOMENTUM * itemAt(means, i) + (1 - MOMENTUM) * own;
      const square = SQUARE_MEMORY * itemAt(squares, i) + (1 - SQUARE_MEMORY) * own * own;
      means[i] = mean;
      squares[i] = square;
      values[i] = itemAt(values, i) - (rate * (mean / meanShare)) / (Math.sqrt(square / squareShare) + TINY);
      gradient[i] = 0;
    }
  }
}
