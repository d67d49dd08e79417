type Option = { id: string; name: string; group: string };

/** Options under the names of their groups, which come in the order of their first option. */
export function GroupedOptions({ options }: { options: Option[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => (
    <optgroup key={group} label={group}>
      {options
        .filter((option) => option.group === group)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}
