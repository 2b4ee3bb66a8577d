/** The style of tables that become cards on narrow screens. */
export const tableStyle = {
  table:
    'w-full border-separate border-spacing-0 text-left max-xl:block xl:overflow-clip xl:rounded-card xl:border xl:border-line xl:bg-surface xl:shadow-card',
  head: 'px-4 py-2 text-sm font-semibold text-ink-soft',
  body: 'max-xl:mt-2 max-xl:flex max-xl:flex-col max-xl:gap-3',
  row: 'bg-surface max-xl:flex max-xl:flex-col max-xl:gap-3 max-xl:rounded-card max-xl:border max-xl:border-line max-xl:p-4 max-xl:shadow-card',
  cell: 'xl:border-t xl:border-line xl:px-4 xl:py-2.5',
}
