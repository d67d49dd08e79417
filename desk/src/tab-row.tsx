import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type TabRowProps<T extends string> = {
  /** Name of the screen: the key of its texts, with `title` and `tabs`. */
  name: 'content' | 'schedules';
  tabs: readonly T[];
  value: T;
  onChange: (tab: T) => void;
};

/** The tabs of a screen, which scroll sideways on a narrow one. */
export function TabRow<T extends string>({ name, tabs, value, onChange }: TabRowProps<T>) {
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
          label={translate(`desk.${name}.tabs.${one}`)}
        />
      ))}
    </Tabs>
  );
}

/** The content of the chosen tab. */
export const TabPanel = ({ id, children }: { id: string; children: ReactNode }) => (
  <div role="tabpanel" id={`${id}-panel`} aria-labelledby={id}>
    {children}
  </div>
);
