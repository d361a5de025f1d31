import { DOORS } from '@housestyle/contract/web';
import { axisEnd, DOOR_NAMES, monthName, type MonthTally } from './tally.ts';

const WIDTH = 720;
const HEIGHT = 240;
const LEFT = 56;
const BOTTOM = 28;
const TOP = 10;
const PLOT = HEIGHT - BOTTOM - TOP;

/** Twelve columns, stacked by door. The table beneath says the same in numbers. */
export function MonthsChart({ months }: { readonly months: readonly MonthTally[] }) {
  const end = axisEnd(Math.max(0, ...months.map(({ total }) => total)));
  const slot = (WIDTH - LEFT) / months.length;
  const y = (count: number): number => TOP + PLOT * (1 - count / end);
  return (
    <figure class="usage-chart" tabIndex={0} aria-label="Requests by month and door">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Requests in each of the last twelve months, by door. The table that follows has the numbers."
      >
        {[0, end / 2, end].map((count) => (
          <g key={count}>
            <line class="usage-grid" x1={LEFT} x2={WIDTH} y1={y(count)} y2={y(count)} />
            <text class="usage-label" x={LEFT - 10} y={y(count) + 4} text-anchor="end">
              {count.toLocaleString()}
            </text>
          </g>
        ))}
        {months.map((month, index) => (
          <g key={month.month} transform={`translate(${LEFT + slot * index} 0)`}>
            <Column month={month} x={slot * 0.2} width={slot * 0.6} y={y} />
            <text class="usage-label" x={slot / 2} y={HEIGHT - 8} text-anchor="middle">
              {monthName(month.month)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ul class="usage-legend">
          {DOORS.map((door) => (
            <li key={door}>
              <span class={`usage-swatch usage-${door}`} aria-hidden="true" />
              {DOOR_NAMES[door]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

interface ColumnProps {
  readonly month: MonthTally;
  readonly x: number;
  readonly width: number;
  readonly y: (count: number) => number;
}

function Column({ month, x, width, y }: ColumnProps) {
  let below = 0;
  return (
    <>
      {DOORS.map((door) => {
        const count = month.doors[door];
        const from = below;
        below += count;
        if (count === 0) return null;
        return (
          <rect
            key={door}
            class={`usage-${door}`}
            x={x}
            width={width}
            y={y(below)}
            height={y(from) - y(below)}
          >
            <title>{`${monthName(month.month, 'long')}, ${DOOR_NAMES[door]}: ${count.toLocaleString()}`}</title>
          </rect>
        );
      })}
    </>
  );
}
