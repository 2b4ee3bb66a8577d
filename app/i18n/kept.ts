import type en from './messages/en/kept.json'
import { guestNamespace } from './guest-namespace.ts'

/** Texts around a menu that is shown offline. Not for scripts: each page contains its own. */
export const keptTranslator = guestNamespace(
  import.meta.glob<typeof en>('./messages/*/kept.json', {
    eager: true,
    import: 'default',
  }),
)
