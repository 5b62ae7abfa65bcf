import { expect, test } from 'vitest';
import { levels, momentOf, rates, remembered } from '../../../src/together/hall/history';
import { scaleOf, spanOf } from '../../../src/together/hall/rating';

test('A rating is drawn with two uncertainties to either side, all of a list on one scale', () => {
  const [strong, fresh] = [
    { rating: 30, uncertainty: 2, games: 20 },
    { rating: 25, uncertainty: 8, games: 1 },
  ];
  expect(spanOf(strong)).toEqual([26, 34]);
  expect(scaleOf([strong, fresh])).toEqual([9, 41]);
  expect(scaleOf([])).toEqual([0, 1]);
});

test('What is counted becomes what happens in a time, and a server that began anew has added nothing', () => {
  const moment = (now: number, moves: number) =>
    momentOf({
      now,
      since: 0,
      healthy: true,
      figures: [{ name: 'moves_total', value: moves }],
      limits: [],
      visits: [],
      tables: [],
    });
  const moments = [moment(0, 10), moment(2000, 14), moment(4000, 0)].reduce(remembered, []);
  expect(levels(moments, 'moves_total')).toEqual([10, 14, 0]);
  expect(rates(moments, 'moves_total', 1000)).toEqual([2, 0]);
  expect(levels(moments, 'unknown')).toEqual([0, 0, 0]);
});
