import type { AiSettings } from '#app/config/ai-settings.server.ts'
import { readGauge } from '#app/telemetry/index.ts'
import { Circuit } from '../circuit.ts'
import { offlinePlanner } from './offline.ts'
import type { Planner } from './planner.ts'
import { withCircuit } from './with-circuit.ts'

/** How often a provider may fail before it is left alone, and for how long. */
const patience = { failures: 3, windowMs: 60_000, pauseMs: 30_000 }

/**
 * The one place that chooses who plans answers, by AI_PROVIDER. Called once a process: whether
 * the provider works is known to all who ask it.
 * @param onCircuit called when the circuit opens and when it closes
 */
export async function createPlanner(
  settings: AiSettings,
  onCircuit: (state: 'open' | 'closed') => void,
): Promise<Planner> {
  if (settings.provider === 'offline') return offlinePlanner
  const planner = await openService(settings)
  const circuit = new Circuit({ ...patience, onChange: onCircuit })
  readGauge('chefin_circuit_open', () => Number(circuit.isOpen))
  return withCircuit(planner, circuit)
}

/** Loads only what the chosen one needs. */
async function openService(
  settings: Exclude<AiSettings, { readonly provider: 'offline' }>,
): Promise<Planner> {
  if (settings.provider === 'threads') {
    const { threadsPlanner } = await import('./threads/index.ts')
    return threadsPlanner(settings)
  }
  const [{ modelPlanner }, { openModel }] = await Promise.all([
    import('./model.ts'),
    import('./service/models.ts'),
  ])
  return modelPlanner(settings.provider, openModel(settings))
}
