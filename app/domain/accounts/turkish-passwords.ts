const words = `
  sifre sifrem sifre1 sifre12 sifre123 sifre1234 sifrem123 sifreyok parola parola1 parola12
  parola123 parolam gizlisifre giris123 merhaba merhaba1 merhaba123 selam123 fenerbahce
  fenerbahce1907 fener1907 galatasaray galatasaray1905 cimbom1905 besiktas besiktas1903
  karakartal1903 trabzonspor trabzon61 bursaspor16 istanbul istanbul34 istanbul1453 ankara
  ankara06 izmir35 izmir3535 adana01 antalya07 bursa16 konya42 turkiye turkiye1 turkiye123
  turkiye1923 turkiyem ataturk ataturk1881 ataturk1938 cumhuriyet cumhuriyet1923 vatan1923
  askim askim123 canim123 bebegim asdasd123 sevgilim seniseviyorum annem123 babam123 ailem123
  mehmet123 mustafa123 ahmet123 ayse123 fatma123 deneme deneme123 lokanta lokanta123 restoran
  restoran123 kebapci123 mutfak123 yonetici yonetici123 turkish123
`

/** Passwords, folded, that attackers try first in Türkiye; the leaked lists are mostly English. */
export const turkishPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
