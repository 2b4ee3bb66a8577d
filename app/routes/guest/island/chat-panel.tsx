import type { ReactNode } from 'react'

/** Replaces the chat while it can't be used: a separate view on a phone, else a card. */
export function ChatPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col items-center justify-center gap-3 px-6 py-10 text-center group-data-[view=chat]/guest:min-h-[calc(var(--screen-height)-var(--above-chat))] group-data-[view=menu]/guest:hidden lg:!flex lg:h-full lg:rounded-card lg:border lg:border-line lg:bg-surface">
      {children}
    </div>
  )
}
