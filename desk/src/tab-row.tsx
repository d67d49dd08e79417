import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import type { KeyIn } from './translator';
import { useTranslate } from './use-translate';

type Screen = 'content' | 'schedules';

type TabRowProps<S extends Screen, T> = {
  /** Name of the screen and key of its texts, with `title` and `tabs`. */
  name: S;
  tabs: readonly T[];
  value: T;
  onChange: (tab: T) => void;
};

/** The tabs of a screen; they scroll sideways on a narrow one. */
export function TabRow<S extends Screen, T extends string & KeyIn<`desk.${S}.tabs`>>(props: TabRowProps<S, T>) {
  const { tabs, value, onChange } = props;
  const name: Screen = props.name;
  const translate = useTranslate();
  return (
    <Tabs
      value={value}
      onChange={(_, one: T) => onChange(one)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate(`desk.${name}.title`)}
    >
      {tabs.map((one) => (
        <Tab
          key={one}
          value={one}
          id={`${name}-${one}`}
          aria-controls={value === one ? `${name}-${one}-panel` : undefined}
          label={translate(`desk.${name}.tabs.${one}`, { _: one })}
        />
      ))}
    </Tabs>
  );
}

/** The content of the selected tab. */
export const TabPanel = ({ id, children }: { id: string; children: ReactNode }) => (
  <div role="tabpanel" id={`${id}-panel`} aria-labelledby={id}>
    {children}
  </div>
);
