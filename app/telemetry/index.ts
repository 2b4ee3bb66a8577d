import { metrics, steps } from './catalogue.ts'

/** Values of labels: of our own making and few. */
export type Labels = Readonly<Record<string, string | undefined>>

export type StepName = keyof typeof steps
export type MetricName = keyof typeof metrics

type NameOf<Kind> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never
}[MetricName]

type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof metrics)[Name]['labels'][number], string>
>
type StepLabels<Name extends StepName> = Readonly<
  Partial<Record<(typeof steps)[Name]['labels'][number], string>>
>

/** Adds to a step's labels what is known only later. */
type Tell<Name extends StepName> = (labels: StepLabels<Name>) => void

/** Who is told of the work that is done; `services/telemetry/` has the one there is. */
export interface Observer {
  step<Result>(
    name: StepName,
    labels: Labels,
    work: (tell: (labels: Labels) => void) => Promise<Result>,
  ): Promise<Result>
  count(name: MetricName, labels: Labels, by: number): void
  observe(name: MetricName, labels: Labels, seconds: number): void
  note(name: string, figures: Readonly<Record<string, number>>): void
}

let observer: Observer | undefined
const silent = () => undefined

/** Who watches from now on; nobody, with undefined. */
export function setObserver(next: Observer | undefined): void {
  observer = next
}

/** Whether anybody watches: for labels that take work to find out. */
export function isObserved(): boolean {
  return observer !== undefined
}

/**
 * Does a step of work, timed, and with traces as a span of its own within the step around it.
 * While nobody watches it is the work alone.
 * @param labels bounded values of our own: no id, no address, nobody's words
 */
export function step<Name extends StepName, Result>(
  name: Name,
  labels: StepLabels<Name>,
  work: (tell: Tell<Name>) => Promise<Result>,
): Promise<Result> {
  return observer ? observer.step(name, labels, work) : work(silent)
}

/** Counts what has happened. */
export function count<Name extends NameOf<'counter'>>(
  name: Name,
  labels: LabelsOf<Name>,
  by = 1,
): void {
  observer?.count(name, labels, by)
}

/** Tells how long something took that is no step, in seconds. */
export function observe<Name extends NameOf<'histogram'>>(
  name: Name,
  labels: LabelsOf<Name>,
  seconds: number,
): void {
  observer?.observe(name, labels, seconds)
}

/** Marks a moment within the step under way, in its trace alone. */
export function note(name: string, figures: Readonly<Record<string, number>> = {}): void {
  observer?.note(name, figures)
}

/** A value of each series of a gauge with labels, or the value of one without. */
export type Reading = number | readonly (readonly [labels: Labels, value: number])[]
type Reader = () => Reading | Promise<Reading>
const readers = new Map<MetricName, Reader>()

/** Says how a gauge is read; that is done when somebody looks, and not before. */
export function readGauge(name: NameOf<'gauge'>, read: Reader): void {
  readers.set(name, read)
}

/** All gauges that can be read. */
export function gaugeReaders(): ReadonlyMap<MetricName, Reader> {
  return readers
}
