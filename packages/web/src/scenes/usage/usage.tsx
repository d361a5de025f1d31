import { DOORS, usageReportSchema, WEB_PATHS, type UsageReport } from '@housestyle/contract/web';
import { request } from '../../api/request.ts';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { useResource } from '../../hooks/use-resource.ts';
import { dayOf } from '../../text/dates.ts';
import { MonthsChart } from './months-chart.tsx';
import { DOOR_NAMES, monthName, tallyModes, tallyMonth } from './tally.ts';
import './usage.css';

/** How much of the month's quota is used, and what the last twelve months were used for. */
export function Usage() {
  const { data, error } = useResource((signal) =>
    request(WEB_PATHS.usage, { schema: usageReportSchema, signal }),
  );
  if (!data) return error ? <Notice kind="error">{error.message}</Notice> : <p class="loading">Loading…</p>;
  const months = data.months.map(tallyMonth);
  const modes = tallyModes(data.months);
  return (
    <section class="scene narrow">
      <h1>Usage</h1>
      <Month report={data} />
      <h2>The last twelve months</h2>
      {modes.length === 0 ? (
        <Notice>
          There are no requests yet. Each review, rewrite or other request counts here, from the web app, VS
          Code, AI clients, CI and the API.
        </Notice>
      ) : (
        <>
          <MonthsChart months={months} />
          <Table
            class="numbers"
            caption="Requests by month and door"
            columns={['Month', ...DOORS.map((door) => DOOR_NAMES[door]), 'Total']}
          >
            {months
              .filter(({ total }) => total > 0)
              .reverse()
              .map(({ month, doors, total }) => (
                <tr key={month}>
                  <th scope="row">{monthName(month, 'long')}</th>
                  {DOORS.map((door) => (
                    <td key={door} data-label={DOOR_NAMES[door]}>
                      {doors[door].toLocaleString()}
                    </td>
                  ))}
                  <td data-label="Total">{total.toLocaleString()}</td>
                </tr>
              ))}
          </Table>
          <h2>By mode</h2>
          <table class="numbers usage-modes">
            <caption class="visually-hidden">Requests of the last twelve months by mode</caption>
            <thead>
              <tr>
                <th scope="col">Mode</th>
                <td aria-hidden="true" />
                <th scope="col">Requests</th>
              </tr>
            </thead>
            <tbody>
              {modes.map(({ mode, title, count }) => (
                <tr key={mode}>
                  <th scope="row">{title}</th>
                  <td aria-hidden="true">
                    <progress value={count} max={modes[0]?.count ?? 1} tabIndex={-1} />
                  </td>
                  <td data-label="Requests">{count.toLocaleString()}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function Month({ report }: { readonly report: UsageReport }) {
  const { used, limit, remaining } = report.quota;
  return (
    <>
      <p>
        <strong class="usage-figure">{used.toLocaleString()}</strong>{' '}
        {limit === null
          ? 'requests this month, of as many as you need.'
          : `of ${limit.toLocaleString()} requests used this month.`}
      </p>
      {limit !== null && (
        <progress
          class="usage-quota"
          aria-label="Requests used this month"
          value={Math.min(used, limit)}
          max={Math.max(limit, 1)}
        />
      )}
      {remaining === 0 ? (
        <Notice kind="error">
          This month's requests are used up. New ones are there on {dayOf(report.quotaReset)}; an
          administrator can raise the limit.
        </Notice>
      ) : (
        <p class="muted">
          {remaining !== null && `${remaining.toLocaleString()} left. `}The count starts anew on{' '}
          {dayOf(report.quotaReset)}.
        </p>
      )}
    </>
  );
}
