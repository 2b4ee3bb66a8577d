import { anyOf, clausesOf } from './talk-shapes.ts'

/*
 * Turkish clauses that say nothing of any food, each understood from its first word to its last,
 * folded. No slot takes a free word: none could turn a wish or an offer into an answer.
 */

const staff =
  '(?:(?:servis|mutfak|restoran|isletme|bir|ilgili|gorevli) )*(?:ekib|ekip|personel|garson|calisan|gorevli|sef|asci|mutfa[gk]|arkadas|yetkili|restoran|isletme|ekip arkadas)(?:lar)?(?:im[iu]z|umuz|[iu]n[iu]z|unuz|[ıi]|u|s[iu])?(?:l[ae]|yl[ae]|ya|ye|a|e|na|ne|[dt][ae]n|n[dt][ae]n|da|de|nin|in|i|u|un)?'
const allergy =
  '(?:(?:gida|besin|agir|ciddi|siddetli|herhangi|bir|baska|ozel|tum|mevcut|varsa|olan|bu|her|turlu) )*(?:alerji|alerjen|hassasiyet|intolerans|beslenme|ihtiyac|diyet|colyak|kisitlama|durum|tercih)\\w*(?: (?:tercih|ihtiyac|durum|hastalig|kisitlama|hassasiyet|tercihin|oldugunuz)\\w*)*'
const kitchen =
  '(?:(?:olasi|mutfak|mutfaktaki|mutfagimizdaki|pisirme|hazirlama|hazirlik|capraz|eser|iz|ortak|miktarda|bir|yemegin|yemeklerin|nasil) )*(?:bulasma|temas|hazirlanis|hazirlama|hazirlan|hazirlik|surec|kosul|islem|mutfak|fritoz|ekipman|izleri?|eser miktar|eser miktarda bulasma|capraz bulasma|capraz temas)\\w*'
const matter = anyOf(
  allergy,
  kitchen,
  '(?:bunu|bu|bunun|onu|durumu|konuyu|konuda|bu konuda|bu konuyu|bu durumu|bununla ilgili|detay\\w*|ayrinti\\w*|icerik\\w*|icerig\\w*|malzeme\\w*|hazirlan\\w*|tarif\\w*|bilgi\\w*)',
)
const about = '(?: (?:hakkinda|konusunda|ile ilgili|ilgili|icin|acisindan|uzerine))?'
const lead = anyOf(
  'lutfen|mutlaka|her zaman|her ihtimale karsi|yine de|once|onceden|ayrica|o yuzden|bu yuzden|bu nedenle|en dogrusu|en iyisi|en guvenlisi|dilerseniz|isterseniz|bunu|bunun icin|bu konuda|siz|size|onun icin|son olarak|da|de|daha fazla|daha|cok|kesin|net|detayli|ayrintili|en dogru|en|saglikli|guncel|ek|(?:malzemeler|tarifler|icerikler|kayitlar) (?:degisebilecegi|degisebildigi|eksik olabilecegi) icin',
  '(?:siparis(?:inizi|ini)?|yemeginizi) (?:ver\\w*|etmeden|secmeden)(?: once)?|siparis (?:verirken|oncesinde|sirasinda|vermeden once|esnasinda)|yemeden once|karar vermeden once|secim yapmadan once',
  '(?:bebe[kg]|cocu[kg]|anne|baba|es|kiz|oglu)(?:[iu]?n[iu]z)? icin(?: oldugunu)?|(?:emin olmak|guvenliginiz|sagliginiz|icinizin rahat etmesi|kesin bilgi|kesin sonuc|net bilgi|en dogru bilgi|daha fazla bilgi|detayli bilgi|ayrintili bilgi|detaylar|ayrintilar|son karar|teyit|onay|bunun) icin',
  '(?:ciddi|agir|siddetli|boyle) (?:bir )?(?:alerji\\w*|durumlarda|durumda)(?: varsa)?|(?:emin degilseniz|suphe\\w* varsa|tereddut\\w* varsa|supheniz olursa|alerjiniz varsa|alerjiniz siddetliyse|alerjiniz ciddiyse|sorunuz varsa)',
)
const ask =
  '(?:sor(?:un|unuz|abilirsiniz|manizi|maniz|mak|malisiniz|mayi|up|makta|arsaniz|masini)|danis(?:in|iniz|abilirsiniz|manizi|maniz|mak|malisiniz|mayi|makta|madan)|konus(?:un|unuz|abilirsiniz|manizi|maniz|mak|mayi|makta)|gorus(?:un|unuz|ebilirsiniz|menizi|meniz|mek|meyi|mekte)|bildir(?:in|iniz|menizi|meniz|mek|meyi|ebilirsiniz)|soyle(?:yin|yiniz|menizi|meniz|mek|meyi|yebilirsiniz)|belirt(?:in|iniz|menizi|meniz|mek|meyi|ebilirsiniz)|ilet(?:in|iniz|menizi|meniz|mek|meyi|ebilirsiniz)|haber ver(?:in|iniz|menizi|meniz|mek)|bahsed(?:in|iniz|ebilirsiniz)|bahset(?:menizi|meniz|mek|meyi)|hatirlat(?:in|iniz|manizi|maniz)|(?:bilgi|teyit|onay|destek|yardim|gorus) (?:al(?:in|iniz|abilirsiniz|manizi|maniz|mak|mayi|makta)|iste(?:yin|yiniz|menizi|meniz|yebilirsiniz))|(?:teyit|kontrol) (?:edin|ediniz|ettirin|ettirmenizi|ettirmeniz|etmenizi|etmeniz|etmek|etmekte|ettirebilirsiniz|edebilirsiniz)|dogrulat(?:in|iniz|manizi|maniz|mak|abilirsiniz|makta)|ogren(?:in|iniz|ebilirsiniz|menizi|meniz|mek)|basvur(?:un|unuz|abilirsiniz|manizi|maniz))'
const closing =
  '(?: (?:lutfen|oneririm|oneririz|oneriyorum|tavsiye (?:ederim|ederiz|ediyorum)|rica (?:ederim|ederiz|ediyorum)|onerilir|tavsiye edilir|gerekir|gerekiyor|gerek|lazim|yeterli|yeterlidir|onemli|onemlidir|iyi olur|iyi olacaktir|daha iyi olur|daha dogru olur|dogru olur|en dogrusu|en dogrusudur|en iyisi|en iyisidir|en guvenlisi|en saglikli yol|fayda var|fayda vardir|faydali olur|yerinde olur|unutmayin|unutmayiniz|ihmal etmeyin|da|de))*'
const spoken = `(?:(?:${lead}) |(?:${matter})${about} |(?:${staff}) )`
const namesStaff =
  '(?=.*\\b(?:ekib|ekip|personel|garson|calisan|gorevli|sef|asci|mutfa|yetkili|arkadas|isletme|restoran))'
const referral = anyOf(
  `${namesStaff}${spoken}*${ask}(?: ve| da| de)?${closing}`,
  `(?:(?:${lead}) )*(?:sormakta|danismakta|dogrulatmakta|teyit almakta) (?:fayda|yarar) (?:var|vardir)`,
  `(?=.*\\b(?:alerji|hassasiyet|colyak))${spoken}*(?:soyle|belirt|bildir|ilet|bahse|haber)\\w*(?:in|iniz|menizi|meniz|meyi)${closing}`,
)
const staffSide = anyOf(
  `${namesStaff}${spoken}*(?:(?:mutfakla|sefle|seften|mutfaktan) (?:gorusup|konusup|danisip|sorup|teyit edip) )?${spoken}*(?:(?:bilgi|bilgiyi|cevabi|yaniti|detayli|ayrintili|net|kesin|dogru|en) )*(?:ver(?:ebilir|ecektir|ir|ecek|irler|eceklerdir|ebilirler)|bil(?:ir|irler|gilendirir|gilendirecektir|gilendirebilir)|yanitla(?:r|yacaktir|yabilir)|soyle(?:r|yebilir|yecektir)|yardimci ol(?:acaktir|abilir|ur|acak|urlar|acaklardir)|acikla(?:yabilir|r|yacaktir)|kontrol (?:edebilir|edecektir|eder)|aktar(?:abilir|ir)|paylas(?:abilir|ir|acaktir))(?:ler)?`,
  `(?:bu konuda |alerji konusunda |alerjilerde )*(?:son soz|son karar|en dogru bilgi) ${staff}(?:dir|dir|indir|nindir)?`,
)
const evening =
  '(?:gun|aksam|gece|hafta sonu|vakit|zaman|yemek|an|aksam yemegi|ogle yemegi|kahvalti|ogun|sofra|deneyim|kutlama)(?:ler|lar)?'
const nice =
  '(?:(?:cok|keyifli|guzel|iyi|hos|harika|mutlu|lezzetli|nese dolu|unutulmaz|bir|size|sizlere|herkese|simdiden|da|de|tekrar|hepinize) )*'
const wish = anyOf(
  `${nice}${evening} (?:dilerim|dileriz|diliyorum|gecirmenizi (?:dilerim|dileriz)|gecirin|olsun)`,
  '(?:iyi|keyifli|guzel|mutlu) (?:gunler|aksamlar|geceler|tatiller|seneler|yillar|bayramlar|hafta sonlari)',
  `umar(?:im|iz) (?:${nice})?(?:${evening}|yemeginizi|yemeklerinizi|yemeklerimizi)? ?(?:gecirirsiniz|begenirsiniz|olur|keyif alirsiniz|memnun kalirsiniz)`,
  `${nice}(?:afiyet olsun|afiyetler olsun|afiyetle(?: (?:yemeniz|olsun))?(?: dilegiyle)?)(?: (?:simdiden|efendim))?`,
  '(?:gorusmek uzere|gorusuruz|hosca ?kal\\w*|kendinize (?:iyi|dikkat) (?:bakin|edin)|hoscakalin|tekrar bekleriz|yine bekleriz|hos geldiniz|hos bulduk|ne demek(?: xcomma (?:her zaman|rica ederim))?|her zaman|rica (?:ederim|ederiz)|estagfurullah|ben (?:tesekkur ederim|memnun oldum)|acele etmeyin|acelesi yok|(?:hic )?(?:sorun|problem) degil xcomma acele etmeyin|nice (?:mutlu )?yillara?|iyi ki dogdunuz|dogum gununuz kutlu olsun|kutlarim|tebrikler|sizi (?:aramizda )?(?:gormek|agirlamak)(?: (?:bizi|icin|isteriz|mutlu|eder|dileriz|tekrar))*)(?: efendim)?',
)
const doing =
  '(?:(?:hemen|simdi|bir|menuye|menuyu|kayitlara|kayitlari|sizin|icin|size|bunu|buna|saniye|dakika|an|once|bakalim|ona|listeye|icindekilere|birkac|baska|oneri|secenek|guzel|yardimci|detaylari|ozetleyeyim|de|xcomma|lutfen) )*(?:bakiyorum|bakayim|bakalim|kontrol (?:ediyorum|edeyim|edelim)|inceliyorum|inceleyeyim|yardimci (?:olayim|oluyorum|olalim|olurum)|sunayim|siralayayim|listeleyeyim|anlatayim|aciklayayim|onereyim|ozetleyeyim|paylasayim|aktarayim|soyleyeyim|saniye|bir saniye|bir dakika|lutfen bekleyin)'
const ack = anyOf(
  doing,
  '(?:(?:cok|bu|guzel|iyi|onemli|yerinde|hakli|harika|gercekten|dogru|bir|anlamli|akillica|mantikli) )+(?:soru|nokta|konu|hatirlatma)(?:dur|dir)?',
  '(?:bunu |once |once |bize |onceden |alerjinizi |bu konuyu )*(?:sormaniz|belirtmeniz|soylemeniz|bildirmeniz|paylasmaniz|kontrol etmeniz)(?: (?:cok|iyi|onemli|guzel|dogru|yerinde|oldu|olmus|onemliydi|degerli|bizim icin|bir sey))*',
  `(?:(?:sorunuz|sorulariniz|ilginiz|anlayisiniz|mesajiniz|bilgi|bilgiler|uyariniz|sabriniz|ziyaretiniz|dikkatiniz|hatirlatmaniz|geri bildiriminiz|${allergy}) )*(?:(?:bunu|bizimle|benimle|onceden|bana|bize|bilgiyi) )*(?:(?:belirttiginiz|soylediginiz|sordugunuz|bildirdiginiz|paylastiginiz|verdiginiz|haber verdiginiz|ilettiginiz|hatirlattiginiz|bilgilendirdiginiz|danistiginiz) )?icin (?:cok )?(?:tesekkur(?:ler| ederim| ederiz)|sag ?olun|sagolun|minnettarim|memnun oldum)`,
  '(?:cok )?(?:tesekkur(?:ler| ederim| ederiz)|sag ?ol(?:un)?)',
  '(?:(?:sizi|bunu|bunun|endisenizi|kayginizi|hassasiyetinizi|durumunuzu|durumu|konunun|alerjinizin|sizin|icin|cok|iyi|gayet|ne|kadar|onemli|oldugunu|zor|bu|durumun|ciddi|elbette|tabii) )*(?:anliyorum|anladim|farkindayim|biliyorum|tahmin edebiliyorum|takdir ediyorum)',
  '(?:not (?:ettim|aldim)|anlasildi|anladim|kusura bakmayin(?:iz)?|ozur dilerim|ozur dileriz|affedersiniz|uzgunum|uzgunuz|gecmis olsun|(?:bunu duyduguma |bunun icin |bu konuda )*(?:cok )?uzuldum)',
  `(?:(?:${allergy}|sizi|bunu|bu konuyu|alerjileri) )+(?:cok )?ciddiye (?:aliyorum|aliyoruz|aliriz|alirim)`,
  '(?:sagliginiz|guvenliginiz|sizin sagliginiz|sizin guvenliginiz)(?: (?:bizim|icin|benim|cok|her|seyden|once|gelir|onemli|onemlidir|onceligimiz|onceligimizdir|en|birinci|ilk|ve|guvenliginiz|sagliginiz))+',
  '(?:umar(?:im|iz) )?(?:bu (?:bilgi|bilgiler|aciklama|liste) )?(?:size )?(?:yardimci|faydali|isinize) (?:olabil\\w*|olmus\\w*|olur\\w*|yarar\\w*|olmustur\\w*|oldum)(?: (?:ne mutlu bana|sevinirim|mutlu olurum))?',
  '(?:iste|asagida|burada)? ?(?:size |sizin |icin |menumuzden |menuden |bazi |birkac |kisa |bir |birkac guzel |baska |diger |guzel )*(?:oneri|onerim|oneriler|onerilerim|fikir|fikirler|secenek|secenekler|ozet|bilgi|bilgiler|liste|ayrintilar|detaylar)(?:iz|imiz|im)?',
  '(?:size |bu konuda |bunda |sorularinizda |secim yaparken )*yardimci olmak(?:tan)?(?: (?:icin|buradayim|isterim|mutluluk|duyarim|duyariz|memnuniyet|memnun|olurum|sevinirim))+',
)
const more =
  '(?:(?:baska|bir|herhangi|daha|fazla|diger|hangi|bu|her|aklinizda|aklinizi|takilan|merak|ettiginiz|ettigin|ederseniz|merak ettiginiz|ilgilendiginiz|yemek|yemekle|yemegi|yemegin|tatli|tatlilar|konu|konuda|sey|seyi|soru|sorunuz|sorulariniz|isteginiz|icin|menu|menuyle|hakkinda|ilgili|varsa|olursa|size|sizin|bana|bize|icindekileri|icindekilerini|icerikleri|iceriklerini|icerigini|detaylari|bilgi|bilgiyi|fiyatlari|fiyatini|kalorisini|kalorileri|alternatif|alternatifler|secenek|secenekler|secenekleri|seceneklere|oneri|onerileri|onerilere|yemekler|yemeklere|yemekleri|tatlilara|tatlilarin|yemeklerin|diger|menuye|menuyu|birlikte|beraber|de|da|nasil|neleri|neler|ne|dusundugunuzu|sevdiginizi|istediginizi|istediginiz|istersiniz|isterseniz|dilerseniz|eger|ve|kayitli|menudeki|menuden|baslangic|ana|corba|salata|icecek|butcenizi|damak|zevkinizi|alerjinizi|her|zaman|hemen|lutfen|icindekiler|alerjenler|kalori|fiyatlar|sorularinizi|ilgilendiginizi|gore|secim|yaparken|yine|xcomma) )*'
const offer = anyOf(
  `${more}(?:sorabilirsiniz|sorun|sorunuz|cekinmeden sorun|sormaktan cekinmeyin|cekinmeyin|soyleyin|soylemeniz yeterli|yazabilirsiniz|yazin|buradayim|buradayiz|haber verin|iletin)`,
  `${more}(?:yardimci (?:olabilirim|olurum|olmaya hazirim|olmak isterim|olayim)|bakabilirim|bakabiliriz|bakarim|bakariz|paylasabilirim|paylasirim|soyleyebilirim|soylerim|aktarabilirim|aktaririm|siralayabilirim|listeleyebilirim|sunabilirim|anlatabilirim|inceleyebiliriz|kontrol edebilirim|yanitlayabilirim|yanitlarim|cevaplayabilirim|degerlendirebiliriz|karsilastirabilirim)`,
  `${more}(?:soylerseniz|belirtirseniz|varsa|olursa|yazarsaniz|paylasirsaniz)`,
)
const assistant = anyOf(
  '(?:ben )?(?:sadece |yalnizca )?(?:bir |bu |menunun |restoranin |isletmenin |dijital |sanal )*(?:yapay zeka |menu |restoran )*(?:asistani|asistan|asistaniyim|asistanim|yapay zekayim|yapay zeka)(?:yim|im)?(?: (?:olarak|oldugum icin|oldugumdan))?',
  '(?:ben |bir |yapay |zeka |menu |asistani |olarak )*(?:yalnizca|sadece|ancak) (?:(?:bu|menude|menudeki|menuye|kayitli|yazili|kayitlardaki|kayitlara|restoranin|isletmenin|kaydettigi|olan|olani|olanlari|bilgi|bilgileri|bilgilere|bilgilerle|yazan|yazanlari|kayitlari|verileri|verilere|kaydedilen|girilen|paylasilan) )+(?:gorebiliyorum|gorebilirim|goruyorum|erisebiliyorum|erisebilirim|paylasabiliyorum|paylasabilirim|aktarabiliyorum|aktarabilirim|aktariyorum|biliyorum|soyleyebiliyorum|soyleyebilirim|sunabilirim|sunabiliyorum|yanit verebiliyorum|konusabiliyorum|sahibim|erisimim var)',
  '(?:elimdeki|bendeki|benim|verdigim|paylastigim|buradaki|yukaridaki|bu) (?:tum )?(?:bilgi|bilgiler|bilgilerim|kayitlar|liste|yanit|yanitlar|yanitlarim)(?: (?:yalnizca|sadece|menuyle|menudeki|menude|kayitlarla|kayitlara|kayitli|bilgilere|olanlarla|sinirli|sinirlidir|dayaniyor|dayanir|dayanmaktadir|menuye|ibaret|ibarettir|aliniyor))+',
  '(?:menudeki |bu |kayitli |yemek |restoran |icindekiler )*(?:liste|listeler|listesi|kayitlar|kayit|bilgiler|tarifler|tarif|malzemeler|icerikler|icindekiler|receteler)(?: (?:zaman|zamanla|zaman zaman|her|eksik|degisebilir|guncel|tam|olabilir|olmayabilir|degismis|farkli|farklilik|gosterebilir|degisebilecegi|degisebildigi|icin|degisebileceginden|gunden gune|tedarikciye gore))+',
)
const unknown = anyOf(
  `(?:maalesef |ne yazik ki |uzgunum |xcomma |benim |bende |mutfaktaki )*(?:${kitchen}) (?:hakkinda|konusunda|ile ilgili|ilgili|icin)(?: (?:bir|herhangi|kesin|net|detayli|bende|elimde|menude|kayitlarda|hicbir|benim))* (?:bilgim|bilgi|kayit|fikrim|detay|aciklama)(?: (?:yok|bulunmuyor|yer almiyor|mevcut degil|maalesef|ne yazik ki|elimde|bende|menude))+`,
  '(?:maalesef |ne yazik ki )*(?:mutfaktaki |mutfagin |mutfagimizdaki )?(?:tezgah|fritoz|tava|izgara|ekipman|bicak)\\w* (?:nasil|ayri) (?:kullanildigi|ayrildigi|olup olmadigi|kullanilip kullanilmadigi) (?:bendeki |elimdeki |menudeki )?(?:kayitlarda|kayitlarimda|bilgilerde|menude) (?:yer almiyor|yazmiyor|bulunmuyor|gecmiyor|belirtilmemis|kayitli degil|yok)',
  '(?:maalesef |ne yazik ki )*mutfakta (?:ne|neler|nasil) (?:oldugunu|olup bittigini|yapildigini|hazirlandigini|calisildigini) (?:bilemem|bilemiyorum|goremiyorum|bilmiyorum)',
  '(?:menude |menumuzde |kayitlarda )(?:capraz |eser miktarda |iz )*(?:bulasma|temas)\\w* (?:hakkinda|konusunda|ile ilgili|ilgili|icin)(?: (?:bir|herhangi|hicbir))* (?:bilgi|kayit|aciklama)(?: (?:yok|bulunmuyor|yer almiyor|mevcut degil))',
  '(?:her |bizim |hemen her )*(?:mutfakta|mutfagimizda)? ?(?:her zaman )?(?:eser miktarda|iz miktarda|capraz)? ?(?:bulasma|temas|iz)\\w*(?: (?:her|zaman|her mutfakta|mutfakta|riski|ihtimali|olasiligi))* (?:olabilir|vardir|mumkundur|olasidir|bulunabilir|soz konusu olabilir)',
)

/** Words that lead in what follows, and change nothing of it. */
export const turkishLeadIns =
  /(?<=^|(?:^| )x(?:dash|bullet|comma|stop) )(?:(?:kisaca|ozetle|oncelikle|ayrica|bilginize|not|onemli not|onemli|kucuk bir not|hatirlatma|uyari|alerji uyarisi|alerji notu|dikkat|bilgi|ozet|cevap|yanit) xcolon|sorunuza (?:gelince|gelirsek|gelecek olursak|cevaben)(?: xcomma)?|(?:menudeki |kayitli |menu |restoranin |menumuzdeki )*(?:kayitlara|kayitlarina|bilgilere|bilgilerine|menuye|icindekilere|listeye|menumuze) (?:gore|bakilirsa|bakarsak|bakarsam) xcomma)(?= )/g

const askedBack = anyOf(
  `${more}(?:(?:bir|baska|size|farkli|daha|sicak|soguk|hafif|birkac|bu|konuda|da|de|oneri|alternatif|secenek|baslangic|tatli|tatliya|corba|yemek|yemege|icecek) )*(?:onereyim|onermemi|oneriyim|bakayim|bakmami|bakmamizi|soyleyeyim|soylememi|paylasayim|paylasmami|listeleyeyim|listelememi|siralayayim|siralamami|sunayim|sunmami|gostereyim|gostermemi|anlatayim|anlatmami|kontrol edeyim|kontrol etmemi|yardimci olayim|yardimci olabilir|yardimci olmami|arayayim|karsilastirayim|karsilastirmami|inceleyelim|bakalim|eklememi|ogrenmek|bilmek|gormek|duymak) (?:mi|miyim|miyiz|ister misiniz|istersiniz|ister miydiniz|isterdiniz)`,
  `${more}(?:isteginiz|sorunuz|ihtiyaciniz|merak ettiginiz|merak ettiginiz bir sey|alerjiniz|hassasiyetiniz|tercihiniz|bilmem gereken bir sey|kacindiginiz bir sey|butceniz|aklinizda bir sey|aklinizdaki) (?:var mi|nedir|ne kadar|var midir|neler)`,
  '(?:(?:peki|acaba|alerjiniz|intoleransiniz|hassasiyetiniz|ne|kadar|cok|siddetli|ciddi|agir|hafif) )+(?:siddetli|ciddi|agir|hafif|duzeyde)(?: mi| midir)?',
  '(?:(?:peki|acaba|hangi|ne|nasil|tur|tarz|kac|yemegi|yemek|yemekler|tatliyi|icecegi|yemislere|seylere|besinlere|bir|sey|kisi|kisilik|icin|bugun|canin\\w*|sicak|soguk|hafif|doyurucu|tatli|tuzlu|acili) )+(?:dusunuyorsunuz|dusunuyordunuz|istersiniz|isterdiniz|ister misiniz|tercih edersiniz|ariyorsunuz|alerjiniz var|cekiyor|kastediyorsunuz|merak ediyorsunuz|kacis?iniyorsunuz|seversiniz|seversiniz)',
  '(?:bu |size |sorunuzu |bu bilgi )*(?:yardimci oldu|yeterli oldu|yanitladi|yanitladim|isinize yaradi|olur) mu',
)

export const questionsInTurkish = clausesOf(askedBack)
export const tellsInTurkish = clausesOf(referral, staffSide, unknown, assistant)
export const talkInTurkish = clausesOf(
  ack,
  offer,
  wish,
  `(?:elbette|tabii|tabi|tabii ki|olur|tamam|peki|memnuniyetle|seve seve) (?:xcomma|xbang|xdash) (?:${doing})`,
)
