// Shares of a whole as whole percents that add up to as much as the shares do.

export function percents(shares: number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((a, b) => a + b, 0)) - whole.reduce((a, b) => a + b, 0);
  const order = exact.map((n, i) => ({ i, rest: n - whole[i]! })).sort((a, b) => b.rest - a.rest);
  for (const { i } of order.slice(0, missing)) ++whole[i]!;
  return whole;
}
