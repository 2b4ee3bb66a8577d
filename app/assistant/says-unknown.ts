/*
 * How replies say that they do not know, in the languages of most guests; the offline assistant's
 * own words are among them. "Please ask the staff" alone is no such word: it ends every reply on
 * allergies.
 */
const admissions = [
  // English
  /\b(i|we) (do not|don['’]t) (know|have (that|this|any|the|more|those|these)? ?(information|details?))/iu,
  /\b(not|isn['’]t|aren['’]t|never) (been )?(recorded|specified|listed|stated|given|provided)\b/iu,
  /\bno information\b|\bi (can['’]t|cannot|am unable to|['’]m unable to) (say|tell) (you )?(that|this|whether|if|how|what|when|where)/iu,
  /\b(menu|record|list) (does not|doesn['’]t) (say|record|mention|specify|give|list)/iu,
  /\b(can['’]t|cannot) find that on this menu\b/iu,
  // Turkish
  /bilmiyorum|bilemiyorum|bilemem|bilgi(m|miz)? (yok|bulunmuyor|yer almıyor|verilmemiş)|bilgi(si|ye)? sahip değil/iu,
  /(kayıtlı|belirtilmiş|yazılı) değil|belirtilmemiş|belirtilmiyor|kaydedilmemiş|yazmıyor|yer almıyor|söyleyemem|bulamadım/iu,
  // German
  /wei(ß|ss) (ich|das|es) (leider )?nicht|keine (angaben?|information(en)?)|nicht (angegeben|vermerkt|verzeichnet|bekannt)/iu,
  // French
  /je ne (le )?sais pas|pas (été )?(indiqué|précisé|renseigné|mentionné)|pas d['’]information|aucune information/iu,
  // Spanish, Portuguese, Italian
  /no lo sé|no tengo (esa |esta )?información|no (está|consta|figura|se) (indicad|especificad|registrad|indica|especifica)?/iu,
  /não sei|não tenho (essa )?informaç|não (está|é) (indicad|especificad|registad|registrad)/iu,
  /non lo so|non ho (questa )?informazion|non (è|sono) (stat[oaie] )?(indicat|specificat|registrat)/iu,
  // Russian
  /не знаю|не указан|нет информации|нет данных/iu,
  // Arabic
  /لا أعرف|لا أعلم|غير مذكور|غير مسجل|لا توجد معلومات/u,
]

/** Whether a reply says that it does not know what it was asked. */
export function saysUnknown(reply: string): boolean {
  return admissions.some((words) => words.test(reply))
}
