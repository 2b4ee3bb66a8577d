import type { LanguageWords } from './language-words.ts'

/** Lists no foods, because the lexicon (`app/domain/dietary/lexicon`) has their Turkish names. */
export const turkish: LanguageWords = {
  common:
    've, veya, ya da, ile, bir, birer, bu, o, bunlar, şunlar, ben, sen, biz, siz, bana, bize, size, benim, bizim, için, gibi, kadar, ama, fakat, çok, az, daha, en, de, da, ki, mi, mı, mu, mü, mısın, misiniz, mısınız, musunuz, miyim, mıyım, ne, neler, hangi, hangisi, nasıl, neden, kim, nerede, var, yok, evet, hayır, lütfen, acaba, olur, olur mu, olsun, olabilir, olan, olarak, merhaba, selam, arkadaş*, eşim, kocam, karım, oğlum, kızım, annem, babam, çocuğum, şey, şeyler, yemek, yemekler, yemeği, menü*, bugün, akşam, şimdi, istiyorum, isterim, istiyoruz, alayım, alalım, alabilir, yani, zaten, hiç, her, tüm, bütün, içinde, sonra, önce, peki, tamam, hem, sadece, biraz, kendim, kendisi, onun, abi, hocam, usta, kanka, ya, yaa, bi, birşey',
  relations: {
    allergic:
      'alerj*, allerji*, alejik, intolerans*, hassasiyet*, duyarlılı*, çölyak*, colyak, anafilaks*, anaflak*, tolere edem*, tahammülsüz*, reaksiyon*, çölyağ*, çölyak, ölümüm',
    avoids:
      'araba kullanacağım, araba kullanıcam, araba kullanacam, araba kullanıyorum, direksiyondayım, direksiyona geç*, şoförüm, şoför benim, arabayı ben kullan*, alkolsüz yaşı*, yiyemem, yiyemez, yiyemiyor*, yiyemeyen, yememem, yememeliyim, yememeli, yememesi, yemem lazım değil, yasak, yasakladı, yasaklı, yemiyor*, yemem, yemez, yemeyen, yemeyiz, içmiyor*, içmem, içmez, içemem, içemez, içemiyor*, tüketmiyor*, tüketmem, tüketemiyor*, tüketemem, tüketmeyen, kullanmıyor*, kullanamıyor*, almıyor*, alamıyor*, alamam, uzak dur*, uzağım, kaçın*, bıraktım, bıraktı, kestim, ağzıma sürm*, ağzına sürm*, elimi sürm*, dokunmam, günah, haram, oruç*, perhiz*, diyetteyim, yasak bana, müslüman*, yememem gerek*, yiycem yok, varsa yemi*, hiç olmasın, uzak durmalı*',
    dislikes:
      'sevmem, sevmiyor*, sevmez, sevmeyen, sevmeyiz, hoşlanm*, nefret, haz etm*, istemiyor*, istemem, istemez, tercih etm*, midem kaldırm*, istemem, olmasa iyi olur, kokusuna bile',
    without:
      'olmayan, atmadığ*, koymadığ*, katmadığ*, kullanmadığ*, eklemediğ*, atılmayan, konmayan, konulmayan, koyulmayan, katılmayan, eklenmeyen, kullanılmayan, olmasın, olmasa, olmadan, içermeyen, içermesin, koymayın, koymasınlar, katmayın, hariç, dışında, bulunmayan, yok mu, çıkarılmış, eklenmemiş, hiçbir şey olmasın, falan yok, olmasın, onsuz',
    free: 'sız olan, içermez mi',
    harm: 'ülser*, gastrit*, reflü*, astım*, kusarım, kusar, midemi*, başım ağrı*, şişkinlik*, kabız*, kurdeşen*, kramp*, hastaneye, dokunuyor, dokunur, dokundu, dokunması, öldürür, öldürüyor, ölürüm, ölüyorum, kaşındır*, kaşınt*, kızartıyor, kızarıklık*, kabart*, döktürüyor, şişiriyor, şişer*, rahatsız ed*, mideme, hastanelik, kötü ed*, fena oluyor*, fena yap*, yaramıyor, yaramaz, bozuyor, döküyor*, döküntü*, dokunuyor*, hastanelik, fena ol*, kötü ol*, dilim şiş*, şişiyor*, nefesim kesil*, ölürüm, ölümüm olur, ishal*, midem bulan*, kusuyor*, kustur*, alerji yap*, sivilce*',
    contains:
      'içeriyor*, içerir*, içeren, içerik*, var mı, varmı, var mıdır, var, olan, bulunur, bulunuyor*, konuyor*, koyuyor*, koydunuz, katılıyor*, kullanılıyor*, kullanıyor*, içinde, içine, yapılıyor*, yapılmış, eser*, izi',
    suits:
      'yiyebilir*, yiyebilirim, yiyebilir miyim, yenir mi, içebilir*, uygun, uygun mu, uyar mı, güvenli, güvenle, sorun olur, sorun olmaz, sakınca*, dokunur mu, olur mu, yesem, yese, tüketebilir*',
    with: 'isterim, istiyorum, istiyoruz, olsun, seviyor*, severim, bayılır*, sever, aşerdim, aşeriyor*, çekiyor, çekti, canım, olan, arıyorum, içeren',
    take_back:
      'vazgeç*, boş ver*, boşver*, unut, unutun, unutalım, artık yok, artık yiyebil*, geçti, iptal, kalktı, geri al*, kalsın, kalabilir, fark etmez, farketmez, sorun değil, önemli değil, yiyebiliyor*, benim değilmiş, yanlış yaz*, yanlış söyle*, serbest',
  },
  eating: {
    cannot: 'yasak*, yiyemem, yiyemez',
    drink: 'içmiyor*, içmem, içmez, içmeyiz, içemem, içmiyom',
    eat: '',
  },
  asks: {
    ingredients:
      'ne var, neler var, yanında ne gel*, yanında ne ver*, yanında ne var, yanında neler, içindekiler, içinde ne, içinde neler, içeriği, içerik, malzeme*, nelerden, neyle yap*, neyden yap*, neden yapıl*, ne var içinde, neler var içinde, ne koyuyor*',
    price: 'fiyat*, kaç para, parası, kaça, kaç lira, kaç tl, ne kadar, ücret*, tutar*',
    calories: 'kalori*, kcal, kaç kalori, besin değer*',
    cooking:
      'nasıl yapıl*, nasıl piş*, nasıl hazır*, pişirme, pişiril*, hazırlan*, tarif*, hangi yağ*',
    describe:
      'nedir, ne demek, nasıl bir, anlat*, hakkında, bilgi, nasıl bişey, ne oluyor, tadı nasıl, neye benzi*',
    picture:
      'resim*, resmi*, foto*, görsel*, göster*, görünüyor, görüntüsü, görebilir miyim, neye benziyor',
    recommend:
      'ne yenir, ne yerim, öner*, tavsiye*, ne yesem, ne yeme*, yemeliyim, ne yiyeyim, sen söyle, sen seç, ne yesek, ne yiyelim, ne yiyebilir*, ne alsam, ne alalım, ne alayım, ne içsem, ne içelim, ne içebilir*, ne yersin, ne dersin, ne iyi, en iyi*, en güzel*, en lezzetli, hangisini, karar verem*, seç*, şaşırt*, aç*ım, acıktık, acıktım, ne var ne yok, fikir, bir şeyler, bişeyler, bi şey, bişey, uygun ne, ne gider',
    list: 'gerekenler, hangilerinden, neler var, ne var, neleriniz, hangileri, var mı, varmı, seçenek*, liste*, hepsi, tüm, başka ne, alternatif*, çeşit*',
    meal: 'akşam yemeği, öğle yemeği, üç çeşit, 3 çeşit, menü yap, komple, tatlı dahil, başlangıç ana, baştan sona',
    compare:
      'hangisi daha, mı yoksa, mi yoksa, mu yoksa, fark*, arasında, karşılaştır*, kıyasla*, daha ucuz, daha hafif, daha pahalı',
    cheapest:
      'en ucuz*, en uygun fiyat*, en hesaplı*, en uygunu, ucuz*, hesaplı, daha ucuz, daha hesaplı',
    dearest: 'en pahalı*, daha pahalı',
    lightest:
      'en sağlıklı, en hafif*, daha az kalori*, az kalorili, daha hafif, en az kalori*, düşük kalori*, kalorisi düşük, en düşük kalori*',
    heaviest:
      'en çok kalori*, en yüksek kalori*, en kalorili*, en doyurucu*, en ağır*, daha ağır, daha kalorili, daha çok kalori, daha fazla kalori',
    pair: 'yanına, yanında, ile ne gider, eşlik, yakışır, iyi gider, ne içilir',
    opinion: 'güzel mi, iyi mi, lezzetli mi, nasıl acaba, değer mi, beğenilir mi, tadı güzel',
    sum: 'toplam*, hepsi ne kadar, ikisi ne kadar, toplasak, hesap ne, tutar, eder, ediyor, tutuyor',
    request:
      'çıkarabilir*, çıkartabilir*, koymadan, koymayın, olmadan yapabilir*, yapabilir misiniz, yapılabilir*, değiştir*, yerine, ayrı gel*, olmasın, az olsun, ekleyebilir*',
    sure: 'emin misin*, eminmisin*, gerçekten mi, kesin mi, nereden biliyor*, sahi mi, neye göre',
  },
  bounds: {
    under:
      'altı, altında, altındaki, altına, aşağı, daha ucuz, düşük, küçük, az olan, geçmeyen, geçmesin, aşmasın, aşmayan',
    to: 'en fazla, en çok, kadar, maks*, max, e kadar, a kadar, liraya kadar, lirayı geçmeyen, bütçe*, param var, liram var, liramız var, paramız var, cebimde, lirayla, liraya, ile',
    over: 'üstü, üstünde, üzeri, üzerinde, fazla, daha pahalı, yukarı, aşan',
    from: 'en az, en azından, minimum, min, başlayan, ve üzeri, ve üstü',
    about: 'civarı, civarında, yaklaşık, aşağı yukarı, falan, filan, gibi',
  },
  modifiers: {
    not: 'değil, değilim, değiliz, hayır, olmasın, istemiyor*, asla, hiç',
    and: 've, ile, artı, hem, ayrıca, bir de, bide, birde, de, da',
    or: 'veya, ya da, yada, yoksa',
    but: 'ama, fakat, ancak, lakin, yalnız',
    except: 'hariç, dışında, haricinde, den başka, dan başka',
    it: 'içinde, içeriğinde, bu, bunun, bunda, bunu, onun, onda, onu, o, aynısı, ilki, ilk, birinci, ikinci, ikincisi, üçüncü, sonuncu',
    other: 'öbür*, öteki*, diğer*, başka*',
    both: 'ikisi*, hepsi*, üçü, üçünü',
    people: 'kişi, kişiyiz, kişilik, kişiye, kişi için, kişilik, adam, insan',
    each: 'kişi başı, kişi başına, tanesi, adet, her biri, başına',
    together: 'toplam, toplamda, hepsi, bütçe*, birlikte, beraber, ikimize, hepimize',
    variant: 'olan, olanı, olanın, versiyon*, çeşidi, hali',
    plain: 'normal, normali, klasik, klasiği, sadesi',
    measure:
      'tane, tane de, adet, bardak, kadeh, fincan, şişe, porsiyon, tabak, dilim, kase, tas, kişilik',
    split: 'böl*, paylaş*, bölüş*',
    yes: 'evet, tamam, olur, tabii, tabi, aynen, doğru, he',
    no: 'hayır, yok, olmaz, istemez',
    past: 'eski sevgili*, eskiden, eski kocam, eski karım, sanıyordum, sanmıştım, değilmiş, çok satıyor mu*, neden herkes, niye herkes, herkes oldu, moda',
    meaning: 'ne demek, anlamadım, ne anlama gel*',
    healthy:
      'alerjim yok, alerjisi yok, alerjimiz yok, alerji yok, hiçbir alerj*, intoleransım yok, alerjik değil*',
    absent:
      'gelmedi, yok aramızda, bugün yok, burada değil, bizimle değil, eskiden, evde kaldı, gelemedi, gelmiyor',
  },
  facts: {
    gluten: 'gluten*, glüten*, çölyak*, colyak*, buğday*',
    crustaceans: 'kabuklu*, karides*, kabuklular',
    eggs: 'yumurta*',
    fish: 'balık, balığa, balığı, balıktan, balıklı',
    peanuts: 'yer fıstığı*, yerfıstığı*, yer fıstığ*',
    soy: 'soya*',
    milk: 'süt, süte, sütü, sütten, sütlü, süt ürünü, süt ürünleri, süt ürünlerine, süt ürününe',
    nuts: 'kuruyemiş*, kuru yemiş*, sert kabuklu yemiş*, yemişlere',
    celery: 'kereviz*',
    mustard: 'hardal*',
    sesame: 'susam*',
    sulphites: 'sülfit*, sulfit*',
    lupin: 'acı bakla, lupin*',
    molluscs: 'yumuşakça*, midye*, kalamar*, ahtapot*',
    lactose: 'laktoz*',
    meat: 'et, ete, eti, etten, etli, kırmızı et, kırmızı ete',
    poultry: 'kümes hayvan*, beyaz et, tavuk göğs*, tavuk göğüs*, piliç göğ*, hindi göğ*',
    pork: 'domuz*',
    gelatine: 'jelatin*',
    alcohol:
      'araba kullanacağım, araba kullanıcam, araba kullanacam, araba kullanıyorum, direksiyondayım, direksiyona geç*, şoförüm, şoför benim, arabayı ben kullan*, alkolsüz yaşı*, alkol*, içki*',
    honey: 'bal, bala, balı, baldan, ballı',
  },
  diets: {
    vegetarian:
      'vejetaryen*, vejeteryan*, vejeteryen*, vejetaryan*, etsiz*, et yemiyor*, et yemem, et yemez, etsiz olsun',
    vegan: 'vegan*, hayvansal ürün, hayvansal hiçbir, hayvansal gıda, bitkisel beslen*',
    pescatarian: 'pesketaryen*, peskateryan*, pescetaryen*',
    halal: 'helal*',
    kosher: 'koşer*, kaşer*',
  },
  foods: {},
  courses: {
    starter: 'başlangıç*, çorba*, meze*, salata*, ara sıcak*, aperatif*',
    main: 'ana yemek*, ana yemeğ*, anayemek*',
    side: 'yan ürün*, garnitür*, yanlık*',
    dessert: 'tatlı*, tatlılar, şekerli',
    drink: 'içecek*, içeceğ*, içelim, içsem, içmelik, meşrubat*',
  },
  senses: {
    hot: 'acı, acılı*, acısı, baharatlı, acı mı',
    mild: 'acısız*, acı olmasın, acı olmayan, acı sevm*, acı yiyem*, acısı az, az acılı, baharatsız, acı değil, acı istem*',
    light: 'hafif*, diyet*, yağsız',
    cold: 'soğuk*, serinletici, buz gibi',
    sweet: 'tatlı, şekerli',
    kids: 'çocuk*, çocuğ*, bebek*, bebeğ*, yaşında*, ufaklık*',
    sharing: 'paylaş*, ortaya, ortaya karışık, bölüşmelik',
    popular:
      'en çok ne gidiyor, en çok giden*, en çok sat*, en çok sipariş*, en çok tercih*, en sevilen*, şefin, popüler*, meşhur*, ünlü, imza, çok satan, en çok satan, spesiyal*, favori*, sevilen',
  },
  cookings: {
    fried: 'kızart*, kızarmış, tava',
    grilled: 'ızgara*, mangal*, kömür*',
    baked: 'fırın*, fırında',
    boiled: 'haşla*',
    steamed: 'buğulama, buharda',
    stewed: 'güveç, tencere, yahni',
    smoked: 'füme, isli, tütsülenmiş',
    raw: 'çiğ',
  },
  wishes: {
    share: 'paylaş*, ortaya',
    kids: 'çocuk*, çocuğ*',
    light: 'hafif*',
    filling: 'doyurucu, doyayım, aç*ız, kurt gibi açım, doyur*',
    quick: 'hızlı, çabuk, acelem*, acele*, hemen',
    cheap: 'ucuz*, uygun fiyatlı, hesaplı',
    treat: 'özel gün, yıldönümü, doğum günü, kutlama*, kutluyoruz',
    local: 'yöresel, geleneksel, buraya özgü, yerel',
    mild: 'acısız',
    hot: 'acılı, acı',
    warm: 'sıcak, içimi ısıt*, üşüdü*',
    cold: 'soğuk, serin*',
    sweet: 'tatlı',
    fresh: 'taze, ferah*',
    comfort: 'moral*, anne eli, keyif*, akşamdan kal*',
  },
  topics: {
    phone:
      'telefon*, telefonunuz*, telefon numara*, numaranız*, iletişim numara*, iletişim bilgi*, sizi ara*, nasıl ararım, nasıl arayabilir*, nereden ararım, nereyi ara*, sizi arayabilir*, size nasıl ulaş*, size ulaş*',
    links:
      'instagram*, insta, facebook*, tiktok*, twitter*, youtube*, whatsapp*, sosyal medya*, web site*, website*, internet site*, internet sayfa*, sizi takip*',
    languages:
      'hangi dil*, kaç dil*, başka dil*, ingilizce menü*, almanca menü*, menü ingilizce*, menü almanca*, menünün ingilizce*, ingilizcesi var, çevirisi var, dil seçenek*',
    hours:
      'saat kaç*, kaçta, kaça kadar, açık mı*, kapanıyor, açılıyor, çalışma saat*, kapanış, kapalı mı*, şu an açık*, şu anda açık*, şimdi açık*, hâlâ açık*, bugün açık*, açık mısınız, kapalı mısınız, kaçta açıl*, kaçta kapan*, ne zaman açıl*, ne zaman kapan*',
    payment:
      'kart*, nakit, ödeme*, kredi, yemek kartı, sodexo, multinet, ticket, setcard, temassız, telefonla ödeme*, telefonla öde*',
    booking: 'rezerv*, yer ayır*, masa ayır*',
    place:
      'adres*, nerede, neredesiniz, konum*, nasıl gel*, harita*, yeriniz nere*, nerdesiniz, nerde bulunuyor*, nerede bulunuyor*, yol tarif*, hangi sokak*, size nasıl gel*',
    wifi: 'wifi, wi fi, internet*, şifre*, kablosuz',
    parking: 'otopark*, park yeri, park ed*, vale*, araba*',
    children: 'mama sandalye*, bebek sandalye*, çocuk menüsü, oyun alan*, alt değiş*, bebek bakım',
    pets: 'köpek*, köpeğ*, kedi*, evcil hayvan*',
    music: 'müzik*, müziğ*, canlı müzik, fasıl*',
    access: 'tekerlekli sandalye*, engelli*, tuvalet*, lavabo*, wc',
    events: 'etkinlik*, organizasyon*, doğum günü kutla*, düğün*',
    kitchen: 'mutfak kaça*, mutfak kaçta, aşçı*, şef kim',
    terrace: 'teras*, bahçe*, dışarı*, açık hava',
    takeaway: 'paket*, gel al, eve servis, kurye*, yanıma al*',
    other:
      'sigara*, nargile*, yönetici, müdür, telefonumu şarj*, telefon şarj*, şarj aleti*, şarj et*',
  },
  acts: {
    greet: 'merhaba, selam*, slm, günaydın, iyi akşamlar, iyi günler, selamün aleyküm',
    bye: 'hoşça kal*, hoşçakal*, görüşürüz, güle güle, iyi geceler',
    thanks: 'teşekkür*, tşk*, sağ ol*, sağol*, eyvallah, mersi',
    glad: 'çok güzeldi, bayıldık, bayıldım, ellerinize sağlık, elinize sağlık',
    joke: 'fıkra*, espri*, şaka yap*',
    flirt: 'evlen benimle, sevgilin var, seni seviyorum',
    who_are_you: 'kimsin*, sen nesin, ne yapabil*, neler yapabil*, nasıl çalış*',
    is_human: 'insan mısın*, robot musun*, bot musun*, yapay zeka mısın*, gerçek misin',
    small_talk: 'nasılsın*, naber, hava nasıl, maç*, ne haber',
    privacy: 'gizlilik*, verilerim*, kim okuyor',
    languages: 'hangi dil*, ingilizce*, almanca*, türkçe biliyor*',
    no_instructions:
      'talimatlarını, talimatları unut*, önceki talimat*, sistem mesaj*, yönergeleri, gibi davran*, personel kod*, gizli kod*',
    complaint_food:
      'soğuk geldi, kıl çıktı, saç çıktı, bozuk*, bayat*, çiğ kalmış, yanmış, tuzlu olmuş, berbat*',
    complaint_wait:
      'bekliyoruz, bekliyorum, bekledik, hala gelmedi, hala gelen yok, gelmek bilmedi, saat oldu, dakika oldu, nerede kaldı, unuttunuz, gecikti',
    complaint_price: 'kazık*, çok pahalı, soygun*, fahiş*',
    complaint_staff: 'garson kaba*, ilgisiz*, saygısız*, kötü hizmet',
    rude: 'aptal*, salak*, gerizekalı*, mal mısın, kes sesini',
    call_staff: 'garson*, garsonu çağır*, birini gönder*, bakar mısınız, masaya gel*',
    wait_time: 'kaç dakika*, ne kadar sür*, ne kadar bekle*, ne zaman gel*',
    cannot_order:
      'sipariş ver*, sipariş et*, sipariş al*, getirin, getirir misin*, bir tane alayım',
    cannot_book: 'rezervasyon yap*, masa ayırt*',
    cannot_pay:
      'hesap yanlış, yanlış gelmiş, fazla yazmış*, hesap lütfen, hesabı getir*, hesabı alabilir*, hesap alabilir*',
    split_bill: 'hesabı böl*, ayrı ayrı öde*, alman usulü',
    tip: 'bahşiş*, servis ücret*, kuver*',
    no_medical:
      'diyabet*, şeker hasta*, şekerim var, tansiyon*, kolesterol*, böbrek*, gut hasta*, ilaç*, insülin*, kan sulandır*',
    pregnancy: 'hamile*, gebe*, emzir*',
  },
  emergency: {
    alone:
      'anafilaksi*, anaflaksi*, ambulans*, 112yi ara, 112yi arayın, 112yi çağır*, 112 hemen, 112 çabuk, 112 lütfen, 112 yi ara, 112 yi arayın, 112 ara, 112 arayın, 112 yi çağır*, 112 çağır*, 112 acil, bayıldı*, bayılıyor*, bayılacağ*, bayılmak, bilinci*, kendinden geçti, boğuluyor*, boğuldu, boğulacak*, boğazına kaçtı, boğazına takıldı, boğazıma takıldı, boğazında kaldı, boğazımda kaldı, alerjik şok*, şoka gir*, alerjik reaksiyon geçir*, reaksiyon geçir*, alerji krizi*, kriz geçir*, adrenalin*, nefessiz*, nefesi kesil*, nefesim kesil*, nefesim daral*, nefesi daral*, nefesim tıkan*, nefesi tıkan*, soluksuz*, morar*, yere yığıldı, yığıldı, fenalaş*, doktor çağır*, doktor var mı, hırıl*, hırlıyor, yutkunam*, konuşam*, imdat, ölüyor galiba, adam ölüyor, kadın ölüyor, çocuk ölüyor, bebek ölüyor, oğlum ölüyor, kızım ölüyor, annem ölüyor, babam ölüyor, ölecek, ölmek üzere, can çekiş*, zehirlendi*, nöbet geçir*, acil yardım, acil durum, acil doktor, nefes almıyor*, nefes alamıyor*, cevap vermiyor*, baygın*, gözüm karar*, gözleri karar*, kararıyor*, düşeceğim, düşücem, çarpıntı*, başım dönüyor*, başı dönüyor*, kalbim çok hızlı, kalp kriz*, felç*, ağzı köpür*, ağzından köpük*, köpürüyor*, tansiyonum düş*, tansiyonu düş*, yere düş*, yardım edin, yardım edin lütfen, imdat, morardı, mosmor, bembeyaz, en yakın hastane, hastane nerede, hastane nerde, alerjik tepki, reaksiyon veriyor*, gidiyor adam, adam gitti, acil biri, acil bak*, boğazıma bir şey, boğazıma bişi, soluyam*, durmadan kusuyor*, kusuyor durmadan, sesi kısıl*, terliyor*, titriyor*, kasıl*, krize gir*, şoka girdi, acil, acele doktor',
    body: 'boğaz*, dudak*, dudağ*, dil*, yüz, yüzü*, yüzüm*, ağız, ağzı*, ağzım*, göz*, boyn*, boynum*, göğs*, göğüs*, vücu*, cild*, cilt*, el, elleri*, kulak*, kulağ*, damağ*, yanak*, yanağ*, her yer*, eli, kolu, kolları, karnı, karnım*, karnın, karnına, karnında, surat*, göz kapa*, ense*',
    trouble:
      'sığmıyor*, balon gibi, sosis gibi, mantar gibi, iki katı, üç katı, yamul*, şiş*, kapan*, daral*, sıkış*, karıncalan*, uyuş*, kaşın*, yan*, kızarık*, kızarıyor*, kızardı*, kabar*, döküntü*, kurdeşen*, balon*, garip*, tuhaf*, ağrı*, kötü*, mosmor, kıpkırmızı, kırmızı*, davul, şiş, şişti, kocaman, büyü*, kabuk*, sızla*, ateş*, morar*',
    does: 'konuş*, yutkun*, kıpırda*, tepki ver*, öksür*, nefes*, soluk*, solu*, hava',
    hard: 'işe yaramıyor*, etki etmiyor*, zorlanıyor*, güçlük*, alam*, almakta, alamıyor*, zor*, güç*, kesil*, daral*, tıkan*, yok, durdu, zorlan*, sıkıntı*, yetmiyor',
    remedy: 'inhaler*, fısfıs*, ventolin*, epipen*, iğne*, adrenalin*, astım ilac*, antihistamin*',
    urgent: 'çabuk, acele, hemen, koşun, yetişin',
    ate: 'yedi, yedim, yemiş, yuttu*, ısırdı*, ısırık*, yanlışlıkla, yedikten sonra, yer yemez, yiyince, fark etmeden, az önce yedi*',
    serious: 'ciddi*, cidden, şaka değil, şaka yapmıyorum',
    calm: 'acil değil*, bulmaca*, anket*, klima*, sıcaktan, gülmekten, merdiven*, bira*, yıllar önce, geçen sene, geçen yıl, çocukken, küçükken, eskiden, olursa ne, olursa ne yap*, ya olursa, biri olursa, şaka, fiyat*, hesab*, hesap*, ağzım sulandı, ağzım sulan*, ağız sulandır*, nefes kesici*, bayıldım, bayıldık, bayılırım, bayılırız, geçirmiştim, hehe, doydum, içtik, bulunduruyor musunuz, gelmeden önce, mekana, hep şişer, ıhlamur, boğulacak kadar',
  },
  numbers: {
    bir: 1,
    iki: 2,
    üç: 3,
    dört: 4,
    beş: 5,
    altı: 6,
    yedi: 7,
    sekiz: 8,
    dokuz: 9,
    on: 10,
    yirmi: 20,
    otuz: 30,
    kırk: 40,
    elli: 50,
    altmış: 60,
    yetmiş: 70,
    seksen: 80,
    doksan: 90,
    yüz: 100,
    bin: 1_000,
  },
  relationPosition: 'after',
}
