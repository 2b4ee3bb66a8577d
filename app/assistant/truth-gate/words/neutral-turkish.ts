/*
 * Turkish words that neither deny nor assure, whatever stands beside them, folded. Nouns take their
 * endings of case and possession; verbs of recording, telling and cooking are in turkish-verbs.ts.
 */

const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Verbs, particles and whatever else stands only as it is written. */
export const turkishForms = set(`
ve veya ya yada da de ki ile mi mu midir mudur ne nasil neden nicin hangi hangisi kim kac bu bunu bunun buna bunda bundan bunlar bunlari bunlarin
bunlardan derisi yatak yataginda yatagi incecik birbirine birbirinden yakin kizgin sekilde altta altina su o onu onun ona onlar onlari onlarin ben
bana beni biz bize bizim siz size sizi sizin sizden kendi kendisi bir iki uc dort bes birkac bazi bircok cok daha en az tum butun her hepsi ayrica hem
gibi kadar icin gore dair olsun edin ediniz var vardir varsa varmis yer alir aliyor almakta almaktadir alan mevcut mevcuttur icerdigi icerdigini
icerdiginden hazirliyoruz kizartilir kizartilmis kizartilan izgaralanmis kozlenmis marine servis olusur olusuyor olusan dolu suslenir suslenmis
tatlandirilir tatlandirilmis belirtilmis belirtilmistir belirtiyor belirtilen belirtildigi kayitli kayitlidir yazili isaretli soyledi soyluyor
belirtin belirtiniz sordugunuz sorarsaniz teyit istiyorsaniz isterseniz ister isteyin ihtiyaciniz dilerseniz istersen ararsan ararsaniz alirsan alirsaniz dusunursen dusunurseniz oncesinde sonrasinda tercih onerim onerimiz oneri onerisi
tavsiye yardimci yardim bilgi bilgiye bilgisi bilgiler bilgileri bilginize not notu merhaba selam iyi gunler aksamlar hos geldiniz tesekkur
tesekkurler rica memnuniyetle memnun lutfen maalesef yazik uzgunum uzgunuz ozur dilerim elbette tabii tabi evet hayir xyes afiyet buyurun buyrun peki
anladim anliyorum anlıyorum cunku dolayisiyla nedenle yuzden sebeple ancak fakat ama yalniz oysa yani ayni ise once sonra onceden simdi bugun uzak
durun durmanizi durmaniz kacinin kacinmanizi kacinmaniz dikkat dikkatli kabul soz kalan karar soyle boyle oyle oyledir budur sudur bunlardir onlardir
burada surada burasi genellikle genelde daima hafif hafifce biraz bol bolca yine ayri yaninda yanina ortaya uzerinde uzerine uzeri altinda icinde icindeki
icindekiler icerisinde icine arasinda arasindan birlikte beraber esliginde eslik hakkinda konusunda bakimindan acisindan dolayi ilgili toplam tutar
tutuyor gerekiyor gerekir gerekebilir lazim baska kisi kisilik tane adet dilim porsiyon kadeh bardak icermez mumkun mumkunse olasi musteri bulduk
lezzetiyle yapimi yapilisi usulu miyim misiniz musunuz muyum miydiniz herhangi hicbir diger digerleri digerlerinin hicbirine hicbiri sey seyi guzel
bahsedin bahsediniz ettim ortak hastasi hastaligi hastaligim hastasiysaniz eriyen eritilmis anlaminda verin severseniz seviyorsaniz sevenler sevenlere
isareti etiketini onlarindir onlardadir onemliyse hic diyor birinden birini biri hepsine hepsini hepsinin acisiz acisizdir ayirdim aktariyorum sadece
yalnizca tek degisebilir bakarsak yapamam gerekirse uyan ikisi bulamadim olmayabilir isterim isteriz mutlaka duyarim duyariz unutmayin kontrol
paylasabilirim paylasayim aktarabilirim aktarayim siralayabilirim inceleyebilirsiniz secebilirsiniz deneyin denemenizi deneyebilirsiniz bulabilirsiniz
alabilirsiniz isteyebilirsiniz aslinda ozellikle oncelikle ornegin mesela kisaca sirasiyla toplamda ayriyeten ustelik dahasi bilgilerinize icerdiklerinden
belirtilenler kizartiliyor kirmizimsi begeneceginizi umarim umariz seversiniz tercihiniz tercihinize damak zevkinize hakkindaki konusundaki
dogrultusunda uzerinden ondan onlardan icindekilerinde icindekilerinden icindekilerini bildirdiginiz kaciniyor bizde sizde sizlere bizlere herkese
degisiklik gosterebilir gosteriyor gosterir memnuniyet merak istersiniz sureyle dakika oda sicakliginda asistaniyim asistaniniz odersiniz seylerin
kasede kisik ateste boy boyu boyut ikisinde ikisinin ikisini ikisinden hosunuza birer ikiser ilk son dovulmus ogutulmus cekilmis pisti bekletiliyor
bekletilir bekletilmis dinlendiriliyor dinlendirilir dinlendirilmis calkalaniyor calkalanir sikiliyor sikilir sikilmis geliyorsa gelince cikan cikiyor
cikar sariliyor sarilir sarilmis doluyor dizilir diziliyor kesilir kesilmis dogranmis dogranir rendelenmis ezilmis ezilir ezmesi ezmesinden soslanir soslanmis
tatlandiriliyor suslenerek eslikcisi ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik pazartesi sali carsamba persembe cuma
cumartesi pazar sabah sabahlari ogle aksam gece haftasonu diye bununla bunlarla bunlara onlara birkacinda birkaci birkacini mutfaktaki menudeki menumuzdeki
tarafindan isteginizi istediginiz istediginizi istegi uzere nedeniyle otesinde fayda etiketli yukseksen yuksekse oteki oburu obur digeri anlatimi
deyisiyle deyimiyle baktim bakinca onerisinde tahmin yurutmek rakam deger degerleri degeri karbonhidrat protein fritozlerin fritoz paylasildigini
gerisini gerisi katki maddesi degerlendirebileceginiz ozen gostermesi gostermek haberiniz haberi hatirda akliniz buradayim ciddi anlayisla haklisiniz
alternatif aramanizi cogu cogunlukla zaman ihtimalle buyuk yapilma onceki aslen epey gayet hayli tadimlik cikip cikmadigini kadehle sisede fincan
fincanda tabakta taneli gaziantep urfa hatay adana bursa izmir ankara konya kayseri trabzon erzurum mardin diyarbakir istanbul karadeniz ege marmara
trakya bolu fark farki farkla farkli karsilastirma kiyasla oranla gorece nispeten gormedim oneride bakmami istemem istemeyiz buradakinin
ilgilenirseniz vermek verebilir verebilirim vereyim verirken vermeniz vermenizi edebilirsiniz ekleyebilirsiniz dusunebilirsiniz
suzulmus zaten sik sikca elimde elimizde derim deriz efendim hocam icinse sira sirada sahip sahiptir nedir nelerdir neler neyin olursa olursaniz
yok xpercent xtry tl try lira xusd xeur xgbp
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
diger digerleri kalan kendi kendisi ikisi ucu dordu bizimki sizinki hassas ihtimal sertifika
pahali ucuz uygun dusuk yuksek fazla toplam tutar
vejetaryen vegan vejeteryan pesketaryen helal koser vejetaryenler veganlar
`)
