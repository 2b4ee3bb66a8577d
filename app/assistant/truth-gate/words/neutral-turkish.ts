/*
 * Turkish words that neither deny nor assure, whatever stands beside them, folded. Nouns take their
 * endings of case and possession; verbs stand here in each form that is let through.
 */

const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Verbs, particles and whatever else stands only as it is written. */
export const turkishForms = set(`
ve veya ya yada da de ki ile mi mu midir mudur ne nasil neden nicin hangi hangisi kim kac
bu bunu bunun buna bunda bundan bunlar bunlari bunlarin bunlardan sunlar derisi yatak yataginda yatagi konuyor konur konulur incecik birbirine birbirinden yakin kizgin sekilde altta altina sunlari sunlarda sunlardan sunlarin su o onu onun ona
onlar onlari onlarin ben bana beni biz bize bizim siz size sizi sizin sizden kendi kendisi
bir iki uc dort bes birkac bazi bircok cok daha en az tum butun her hepsi ayrica hem gibi kadar
icin gore dair olarak olan olanlar olup oldugu oldugunu oldugundan olduklari oluyor olur olsun
olabilir olabilecegi olabilecegini olabileceginden eder edin ediniz ederim ederiz edebilirsiniz edebilirim edebiliriz ediyorum ediyoruz ediyor
bulunur bulunuyor bulunmakta bulunmaktadir bulunan bulundugu bulundugunu bulunabilir var vardir varsa varmis
yer alir aliyor almakta almaktadir alan mevcut mevcuttur icerir iceriyor icermekte icermektedir iceren icerenler
icerdigi icerdigini icerdiginden icerebilir icerebilecegi icerebilecegini icerip icerenleri iceriyorlar
yapilir yapiliyor yapilmis yapilan yapilmaktadir yapiyoruz yaptigimiz hazirlanir hazirlaniyor hazirlanan hazirlanmaktadir
hazirliyoruz pisirilir pisirilen pisirilmis pisiriliyor pisen pismis pisirilerek kullanilir kullaniliyor kullanilan kullaniyoruz kullanilmaktadir
kizartilir kizartilmis kizartilan kizarmis haslanmis haslanir firinlanmis firinlanir izgaralanmis kozlenmis
marine edilir edilmis edilen edilerek servis sunulur sunuluyor sunulan sunuyoruz sunariz eklenir eklenen ekleniyor konur konulur
gelir geliyor gelmektedir olusur olusuyor olusan dolu doldurulmus doldurulur doldurulan serpilir serpilmis suslenir suslenmis tatlandirilir tatlandirilmis
belirtilmis belirtilmistir belirtiyor belirtmis belirtilen belirtildigi belirttigi kayitli kayitlidir kaydedilmis yazili yaziyor yazan yazilmis
isaretlemis isaretlenmis isaretli isaretledigi isaretledikleri isaretlenmistir listelenmis listelenen gecen geciyor gecenler gorunuyor gorunen
soyleyin soyleyiniz soylediginiz soyledi soylemis soyluyor soyleyebilirim soyler soyleyebilir bildirin bildiriniz belirtin belirtiniz
sorun sorunuz sorabilirsiniz sorabilir sordugunuz sorarsaniz sormanizi sormaniz danisin danisiniz danisabilirsiniz danismanizi danismaniz
dogrulatin dogrulatiniz dogrulatmanizi dogrulatmaniz ogrenin ogrenebilirsiniz teyit ettirin ettirmenizi ettirmeniz etmenizi etmeniz
istiyorsaniz isterseniz ister isteyin ihtiyaciniz dilerseniz tercih eden onerim onerimiz oneri oneririm oneririz onerebilirim onerebiliriz onerileri onerisi
oneriyorum tavsiye yardimci yardim bilgi bilgiye bilgisi bilgiler bilgileri bilginize not notu
merhaba selam iyi gunler aksamlar hos geldiniz tesekkur tesekkurler rica memnuniyetle memnun lutfen maalesef ne yazik uzgunum uzgunuz ozur dilerim
elbette tabii tabi evet hayir xyes afiyet buyurun buyrun peki anladim anliyorum anlıyorum
cunku dolayisiyla nedenle yuzden sebeple ancak fakat ama yalniz oysa yani hem ayni sekilde ise once sonra onceden simdi bugun
uzak durun durmanizi durmaniz kacinin kacinmanizi kacinmaniz dikkat dikkatli kabul soz kalan karar
soyle boyle oyle oyledir budur sudur bunlardir sunlardir onlardir burada surada burasi
genellikle genelde daima oldukca hafif hafifce biraz bol bolca az yine ayri yaninda yanina uzerinde uzerine uzeri altinda icinde icindeki icindekiler icerisinde icine arasinda arasindan yaninda
birlikte beraber esliginde eslik hakkinda konusunda bakimindan acisindan dolayi ilgili toplam tutar tutuyor eder
icinde iceren gerekiyor gerekir gerekebilir lazim edeyim bakayim baska varsa kisi kisilik tane adet dilim porsiyon kadeh bardak
icermez soyleyebilecegim soylenebilir mumkun mumkunse olasi musteri hos bulduk lezzetiyle yapimi yapilisi usulu
miyim misiniz musunuz muyum miydiniz herhangi hicbir diger digerleri digerlerinin hicbirine hicbiri sey seyi guzel edildigi edildiginden kullaniyor isaretlenen bahsedin bahsediniz ettim ortak hastasi hastaligi hastaligim hastasiysaniz eriyen eritilmis soyleyebilir anlaminda verin vermek verebilir verebilirim vereyim yazdigi gectigi yapildigi hazirlandigi kullanildigi
severseniz seviyorsaniz sevenler sevenlere isareti koymus etiketini
onlarindir onlardadir onemliyse olabilirim hic diyor birinden birini biri hepsine hepsini hepsinin acisiz acisizdir yapabilirim gecenleri geceni ayirdim aktariyorum sadece yalnizca tek olabilir degisebilir
bakarsak yapamam gerekirse uyan ikisi bulamadim olmayabilir ediniz
olmak isterim isteriz verirken mutlaka duyarim duyariz olmaktan olmasi olmasini olmasindan etmek etmenizi vermeniz vermenizi
soylemeniz soylemenizi sormak ogrenmek bilmek belirtmek belirtmeniz belirtmenizi iletin iletiniz iletmeniz bildirmeniz unutmayin
kontrol ettirin edin doner donerim paylasabilirim paylasayim anlatabilirim anlatirim aktarabilirim aktarayim listeleyebilirim listeleyeyim siralayabilirim
bakabilirsiniz bakabilirim inceleyebilirsiniz secebilirsiniz deneyin denemenizi deneyebilirsiniz ekleyebilirsiniz bulabilirsiniz gorebilirsiniz goreyim alabilirsiniz
aslinda ozellikle oncelikle ornegin mesela kisaca sirasiyla toplamda ayriyeten ustelik dahasi bilginize bilgilerinize
icerdiklerinden icerenlerden icerenleri olanlardan olanlari yazanlar yazanlara gecenlerden belirtilenler isaretlenenler
pisirilirken yapilirken hazirlanirken kullanilabilir kullaniliyor kizartiliyor
kirmizimsi begeneceginizi umarim umariz seversiniz tercihiniz tercihinize damak zevkinize
hakkindaki konusundaki gore dogrultusunda uzerinden
ondan onlardan icindekilerinde icindekilerinden icindekilerini bildirdiginiz belirteyim dusunebilirsiniz kaciniyor
bana bizde sizde sizlere bizlere herkese
degisiklik degisebilir gosterebilir gosteriyor gosterir
memnuniyet memnuniyetle
ediyorsunuz edersiniz merak istersiniz dusunuyorsunuz
bildigim bildigimiz gecenler sureyle surer dakika oda sicakliginda asistaniyim asistaniniz odersiniz soralim sorayim seylerin kasede bakir kisik ateste pisirip
boy boyu boyut ikisinde ikisinde ikisinin ikisini ikisinden hosunuza birer ikiser ilk son suruluyor surulur surulen surulmus dovulmus ogutulmus cekilmis kavrulmus suzulmus
pisiyor pisti pisip pisen baglaniyor baglanir baglanmis bekletiliyor bekletilir bekletilmis dinlendiriliyor dinlendirilir dinlendirilmis calkalaniyor calkalanir sikiliyor sikilir sikilmis
geliyorsa gelen gelince cikan cikiyor cikar katilan katildigi katiliyor katilir sariliyor sarilir sarilmis doluyor dizilir diziliyor kesilir kesilmis dogranmis dogranir rendelenmis ezilmis ezilir
kizarir kizariyor kavrulur kavruluyor haslaniyor soslanir soslanmis tatlandiriliyor suslenerek eslik ediyor eslikcisi sunulmaktadir
ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik pazartesi sali carsamba persembe cuma cumartesi pazar sabah sabahlari ogle aksam gece haftasonu
diye bununla bunlarla onlara birkacinda birkaci birkacini mutfaktaki menudeki menumuzdeki tarafindan isteginizi istediginiz istediginizi istegi uzere dair nedeniyle otesinde
hatirlatayim hatirlatirim hatirlatmak ogrenir ogrenebilir bilir bilirler bilmenizde fayda etiketlenmis etiketlendigi etiketli etiketlenen girilmis giriliyor girilen tasiyor tasir tasiyan
yukseksen yuksekse oteki oburu obur biri digeri anlatimi deyisiyle deyimiyle baktim bakinca baktigimda onerisinde tahmin yurutmek rakam deger degerleri degeri karbonhidrat protein
fritozlerin fritoz paylasildigini gerisini gerisi katki maddesi yazani yazanlara degerlendirebileceginiz ozen gostermesi gostermek
haberiniz haberi hatirda akliniz kabul edip sormanizi buradayim ciddi anlayisla haklisiniz dikkatli alternatif aramanizi cogu cogunlukla zaman ihtimalle buyuk
yapilma yapilan yapilmis yapilip yapiliyorlar sonra onceki aslen oldukca epey gayet hayli tadimlik cikip cikmadigini kadehle sisede fincan fincanda kasede tabakta taneli
gaziantep urfa hatay adana bursa izmir ankara konya kayseri trabzon erzurum mardin diyarbakir edirne istanbul karadeniz ege marmara trakya bolu
fark farki farkla farkli karsilastirma kiyasla oranla gorece nispeten
konusmanizi konusmaniz goruyorum gormedim oldugunuzu oneride bakmami istemem istemeyiz buradakinin yapildigini yapildigindan uzere ilgilenirseniz
sahip sahiptir nedir nelerdir neler neyin ise olursa olursaniz var yok xpercent xtry tl try lira xusd xeur xgbp
`)

/** Nouns and adjectives, with whatever ending of case or possession. */
export const turkishStems = set(`
yemek yemeg tabak tabag menu menumuz liste kart restoran isletme mutfak mutfag sef asci ekip ekib ekibimiz personel garson servis gorevli calisan
malzeme aciklama malzememiz icerik icerig tarif urun kayit kayd bilgi etiket isaret ad isim adi secenek seceneg secim fiyat ucret kalori
alerji alerjen alerjik alerjiniz hassasiyet hassasiyetiniz intolerans colyak diyet beslenme saglik doktor iz miktar bulasma capraz temas risk uyari
misafir musteri konuk kisi cocuk aile arkadas es soru cevap yanit siparis masa hesap butce para
corba salata tatli icecek meze baslangic ana yemeg kebap pide borek ekmek sos dolgu hamur kahvalti tabag garnitur ara sicak soguk
lezzet lezzetli nefis enfes leziz tat aroma koku kivam doku klasik geleneksel meshur unlu populer sevilen favori ozel imza yoresel yerel turk osmanli anadolu antep ege akdeniz
taze kuru pismis cig izgara firin firinda tava kizartma haslama buhar kozde koz komur ates odun tas toprak guvec tencere sahan sis tepsi gunluk mevsim
yumusak citir gevrek kremamsi kremali puruzsuz hafif yogun doyurucu ferah ferahlatici serinletici sulu ince kalin buyuk kucuk eksi aci acili tuzlu tatlimsi baharatli dumanli kokulu altin sari kirmizi beyaz yesil siyah mor koyu acik
ev el yapim usul stil tur cesit tip parca kat katman dilim ic dis uzer ust alt yan tabaka harc karisim serbet surup
ayrinti asistan yapay zeka
oglunuz kiziniz esiniz cocugunuz oglu arkadasiniz
ulke bolge sehir yore mutfagimiz mutfaginiz yanit konu durum not acik net kesin son soz taraf kaynak sayfa bolum baslik kategori resim fotograf gorsel
pahali ucuz uygun dusuk yuksek fazla toplam tutar
vejetaryen vegan vejeteryan pesketaryen helal koser vejetaryenler veganlar
`)
