/*
 * What menus write instead of a price: "market price", "günlük fiyat sorunuz", "nach Tagespreis", "s.q.".
 */

const phrases = [
  String.raw`(?:at )?market price|(?:price )?(?:up)?on request|(?:please )?ask (?:us|(?:for|about) (?:the |today’s |today's )?price|your (?:waiter|server))|please ask|seasonal price|daily price|price varies`,
  String.raw`(?:(?:günlük|güncel|mevsim|piyasa|günün) )?(?:fiyatı?(?:nı)? )?(?:lütfen )?sorunuz|(?:günlük|güncel|mevsim|piyasa|günün) fiyatı?`,
  String.raw`(?:nach )?tagespreis|(?:preis )?auf anfrage|nach (?:gewicht|größe)|tagesaktuell(?:er preis)?`,
  String.raw`prix du (?:jour|marché)|selon (?:arrivage|cours|le cours|marché)|(?:prix )?sur demande`,
  String.raw`(?:precio )?según mercado|precio (?:de mercado|del día)|s/m|consultar(?: precio)?`,
  String.raw`s\.\s?q\.?|secondo (?:quantità|mercato)|prezzo (?:del giorno|di mercato)`,
  String.raw`dagprijs|(?:prijs )?op aanvraag`,
  String.raw`(?:цена )?по запросу|сезонная цена|(?:ціна )?за запитом|сезонна ціна`,
  String.raw`حسب (?:السوق|الطلب|الوزن)|قیمت روز|时价|時價|时令价|面议`,
].join('|')

const pricePhrase = new RegExp(
  String.raw`(?:^|[\s.…·_:–—(/-])\(?(?:${phrases})(?:\s*[/|,(]\s*(?:${phrases}))*\s*\)?[\s.!]*$`,
  'iu',
)
/** Only in capitals, and away from the name: "Lobster   MP", "Hummer .... a. A.". */
const shortForms = /(?:\s{2,}|\t|[.…]{2,}|\s[–—-])\s*(?:M\.?\s?P\.?|P\.?O\.?A\.?|a\.\s?A\.)\s*$/u

const maxLength = 80

/** Finds where words instead of a price begin, at the end of a line; undefined if there are none. */
export function findPricePhrase(text: string): number | undefined {
  const from = Math.max(0, text.length - maxLength)
  const end = text.slice(from)
  const match = pricePhrase.exec(end) ?? shortForms.exec(end)
  return match && /\p{L}/u.test(text.slice(0, from + match.index)) ? from + match.index : undefined
}
