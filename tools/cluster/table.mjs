// The table of processes, as lines of columns.

const HEAD = ['role', 'address', 'pid', 'state'];

/** A row for each process of a cluster: role, address, process id, state. */
export function clusterTable(members) {
  const rows = members.map(({ role, address, pid, state }) => [role, address, String(pid() ?? '-'), state()]);
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
