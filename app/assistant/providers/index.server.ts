import type { AiSettings } from '#app/config/ai-settings.server.ts'
import { readGauge } from '#app/telemetry/index.ts'
import { Circuit } from '../circuit.ts'
import type { AssistantProvider } from '../port.ts'
import { withCircuit } from '../with-circuit.ts'
import { offline } from './offline/index.ts'

/** How often a provider may fail before it is left alone, and for how long. */
const patience = { failures: 3, windowMs: 60_000, pauseMs: 30_000 }

/**
 * The one place that chooses who answers, by AI_PROVIDER. Called once a process: whether
 * the provider works is known to all who ask it.
 *
 * @param onCircuit told when the provider is given up for a while, and when it is back
 */
export async function createProvider(
  settings: AiSettings,
  onCircuit: (state: 'open' | 'closed') => void,
): Promise<AssistantProvider> {
  if (settings.provider === 'offline') return offline
  const provider = await openService(settings)
  const circuit = new Circuit({ ...patience, onChange: onCircuit })
  readGauge('chefin_circuit_open', () => Number(circuit.isOpen))
  return withCircuit(provider, circuit)
}

/** Loads only what the chosen one needs. */
async function openService(
  settings: Exclude<AiSettings, { readonly provider: 'offline' }>,
): Promise<AssistantProvider> {
  if (settings.provider === 'threads') {
    const { threadsProvider } = await import('./threads/index.ts')
    return threadsProvider(settings)
  }
  const [{ modelProvider }, { openModel }] = await Promise.all([
    import('./model.ts'),
    import('../planners/service/models.ts'),
  ])
  return modelProvider(settings.provider, openModel(settings))
}
