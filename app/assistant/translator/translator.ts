import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'

/** A text of a menu. */
export interface TextToTranslate {
  /** Short, unique in its request. */
  readonly id: string
  /** What it is: "name of a dish". */
  readonly what: string
  readonly text: string
  /** What was wrong with an earlier translation. */
  readonly problem?: string
}

export interface TranslationRequest {
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The restaurant's words, by the owner's words. */
  readonly glossary: ReadonlyMap<string, string>
  readonly texts: readonly TextToTranslate[]
  /** Aborted when the translation is no longer needed or has timed out. */
  readonly signal: AbortSignal
}

/** Translations by the texts' ids, as a model wrote them: some may be missing or wrong. */
export interface TranslatedTexts {
  readonly texts: ReadonlyMap<string, string>
  readonly totalTokens: number
}

/** A model that translates menus. */
export interface Translator {
  readonly name: string
  /** @throws {ProviderError} also if its answer is not in the requested form */
  translate(request: TranslationRequest): Promise<TranslatedTexts>
}
