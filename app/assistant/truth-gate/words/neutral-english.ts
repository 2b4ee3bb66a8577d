/*
 * English words that neither deny nor assure, whatever stands beside them, as `readWords` writes
 * them. None goes in here that could turn what a sentence says of a food: no "almost", "once",
 * "myth", "leave", "pretend", and no word of certainty.
 */

const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Words that sentences are built with, and those of talk. */
export const englishTalk = set(`
a an the this that these those it its they them their he she we us our ours you your i me my one ones
is are was were be been being am do does did has have had having will would can could may might
and or but so because since as if when while whether though although however therefore thus also
too both each every all any some several few many more most other others another such same own
of in on at by to for with from into about over under between among per up down than then before
after during until which who what how where why there here now today tonight always usually often
typically generally currently note please thank thanks welcome hello hi hey dear sorry afraid
unfortunately sadly apologies apologise apologize understand see know think question questions
asked asking ask answer answers tell told telling say says said saying mention mentions mentioned
mentioning name names named call called mean means meant list lists listed listing record records
recorded recording mark marks marked marking label labels labelled labeled tag tags tagged state
states stated show shows shown describe describes described description indicate indicates
indicated specify specified give gives given document documented information info detail details
data entry entries according based check checks checked confirm confirmation verify consult speak
talk help helps assist order orders ordering ordered place want wants wish would like prefer need
needs look looks looking find found choose choice option options suggest suggestion suggestions
recommend recommendation recommendations recommended offer offers pick interested let know
anything something everything thing things else further way part staff server servers waiter
waitress waiters team kitchen chef cook restaurant owner house place table guest guests person
people member members directly first last word decide final decision menu menus dish dishes meal
meals food foods item items course courses section category plate plates drink drinks dessert
desserts starter starters main mains side sides portion portions serving servings price prices
priced cost costs total together altogether bill budget currency calories calorie kcal energy
two three four five six seven eight nine ten first second third least much very really quite well
itself himself yourself following below above due regarding concerning concerns relevant however
matter matters important importance ingredients ingredient recipe recipes contents content contain
contains containing include includes including included contained made makes make making use uses
source sources present presence come comes coming go goes going get gets take takes eat eating
add adds added order yes xyes oh ah ok okay right exactly correct indeed next moment short
allergen allergens allergenic allergy allergies allergic intolerance intolerances intolerant
sensitivity sensitivities sensitive coeliac condition conditions health medical doctor avoid
avoiding avoided steer clear stay away skip careful caution cautious warning traces trace cross
contamination contact kitchens possible possibly treat treated diet diets dietary vegan vegans xvegan
vegetarian vegetarians pescatarian halal kosher version versions type types kind kinds variety
ve re ll d m s sure visit evening lunch dinner breakfast again back order orders soon
summary overview quick quickly short shortly simple simply following follows follow either
available service served serve serves serving different alternatively instead another suitability status
question concern additional extra else besides addition picture pictures photo photos image
expensive cheapest cheap cheaper lightest heaviest highest lowest light heavy under within
children child kids adults family friend friends wife husband son daughter mother father partner
plus minus times equals makes sum gram grams ml cl glass glasses cup cups bottle bowl piece pieces
slice slices pint large small xusd xeur xgbp xtry lira liras pounds euros percent xpercent
news double fryer fryers fry hear him her his hers himself herself themselves enough start starting
mood lighter finish end ending tree ones reply guide hand board available ready long soon early late table tables
equipment surface surfaces utensils pan pans cook cooks chefs crew manager person page
reason reasons reading read write written printed book booklet card cards chart sheet website online app
translation translate turkish language english word words literally phrase original version
personal personally honest honestly fully quite fairly pretty slightly exact exactly precise precisely specific specifically
explicitly clearly clear separately individually currently presently nowadays moment
try trying tried pick picked decide deciding consider considering mind remember remind reminder
happy pleased delighted keen curious wonder wondering wondered heard tells makes made making take used
bring brings brought give giving gave provide provides provided share shared sharing include rely relies
hungry thirsty appetite craving fancy bite filling value money amount pay paying
company group couple pair guests party night weekend week today birthday celebration occasion romantic
recommended advised suggested highlighted highlight highlights top pick picks favourites hit hits star stars must
comforting refreshing light hearty cosy simple elegant popular loved enjoyed fans fan
between including within throughout until till onwards onward towards around
maybe perhaps possible potentially sorry afraid regret
several various total full half quarter single double triple
quantity number numbers figure figures count amounts unit units each apiece per
mentioning asking telling checking confirming speaking talking ordering eating drinking choosing picking
intake lifestyle preference preferences requirement requirements restriction restrictions needs dietary
against maths sum sums edge edges dates certification puts dislikes dislike through contradicts contradict contradiction assume keep wise
got even issue shares whichever haha lol hmm ooh wow yay yum yummy mmm well spotted whereas normally likely probably commonly frequently mostly eats knows likes
worth raise raising remaining rest rests resting overnight overview involved heads obviously care reaction brand brands colleague colleagues
bar counter entry entries separate areas area carry carries bit pour pours poured pencil spoon story sadly same luck lucky sea waters
november december january february march april may june july august september october noon morning afternoon monday tuesday wednesday thursday friday saturday sunday
sundays saturdays weekdays weekdays daily weekly monthly spring summer autumn winter completely entirely understandable
throughout understand understood break breaks broken down lists appear appears appearing found carbohydrates carbs protein proteins fat fats sugars fibre salt sodium figure
bigger biggest smaller smallest larger largest larger spend dearer pricier cheaper lighter heavier longer shorter closer close closely behind ahead
cup pot jug mug tumbler carafe flute shot single scoop scoops spoonful handful ladle plateful serving helpings
go goes comes turn turned happen happens believe believes
between winner choice tough difference differences similar versus vs compared comparison compare both neither
yourselves wave sit enjoy dinner lunch snack starter afternoon tea pre post
guess confusion mix up best worth mentioning flag flagged flagging pointing point points spot spots
particular particularly always handles handle handled processes only just rely otherwise nearest cooked someone somebody anyone everyone definite best should strict strictly disease follow follows inform informed advise advised advice flakes celiac celiacs ruled including nor wish across already main still
alternatives alternative example examples severe severity idea ideas shall alert thinking thought mentioned procedure procedures process practice practices handling handled prepared advise advises advising
yep yeah file note notes word count counts
answer happy glad gladly pleasure course certainly absolutely definitely naturally alright great
good fine nice perfect hope day
`)

/** How food is made, and how it looks and tastes. */
export const englishKitchen = set(`
grilled baked fried deep oak pan roasted toasted smoked steamed boiled braised stewed simmered poached
sauteed seared charred chargrilled marinated pickled fermented cured dried fresh freshly raw cooked
cooking slow slowly overnight hours hour minutes minute mixed blended mashed ground minced chopped
diced sliced grated crushed crumbled whipped beaten strained stuffed filled filling layered layers
layer rolled wrapped folded coated crusted breaded battered dipped drizzled sprinkled topped topping
toppings garnished finished dressed seasoned spiced spicy spiciness mild hot warm cold cool chilled
iced sweet sour savoury savory salty bitter tangy zesty smoky nutty creamy buttery crispy crisp
crunchy crumbly flaky soft silky smooth velvety tender juicy rich richly light fluffy thick thin
thinly sticky golden brown delicate hearty filling comforting refreshing aromatic fragrant earthy
traditional traditionally classic authentic popular favourite favorite favourites favorites famous
signature beloved speciality specialty special specials homemade house style stylish regional local
turkish ottoman anatolian aegean mediterranean middle eastern english british italian indian thai
french greek black red green white yellow half split thick sauce sauces dip dips spread paste
puree syrup stock broth gravy dressing dressings marinade batter dough pastry crust base bed shell
skin oven stone fire charcoal grill wood pot casserole clay copper skewer skewers skewered tray
flavour flavor flavours flavors flavoured flavored taste tastes tasty texture aroma touch hint
delicious lovely wonderful delightful satisfying beautiful beautifully generous generously bold
slightly mildly lightly shared share
combination combines combined mix mixture blend blends featuring features feature feature served
prepared preparation prepare prepares brings bring made hand handmade alongside accompanied
accompaniment pairs pair paired perfect perfectly ideal season seasonal day daily long short finely
style starter small sharing share shared mezze meze appetizer appetiser snack bite bites pieces
inside top bottom around rolled balls cubes strips whole sheet sheets chunks fillings filo phyllo dripping treat gentle
gently balanced balance fruity floral herby garlicky lemony minty peppery foamy frothy sized pint thighs
plenty stretchy threads thread shredded strands gooey moist dense fudgy melting melted melt syrupy soaked drenched tart citrusy cooling punchy vibrant colourful colorful robust intense subtle succulent meaty handmade parcels parcel dumpling dumplings pockets chunky morsels ribbons slivers drizzle dollop sprinkle sprinkling splash kick heat tang zing crunch richness sweetness depth contrast minty herbs herbed silken airy chewy tangy mellow buttered caramelised caramelized glazed sweetened sizzling bubbling warming cheesy eggy lightly gently finely coarsely stone ground wafer bite sized generously mix mixes blended plump ripe sun kissed slow fire roasted open flame crackling
indulgent bound bind binds pinch dash knob sprig sprigs smattering scattering scattered nestled nestles tossed toss folded swirled swirl ripple rippled studded dotted laced infused infusion
brushed glazed basted seared skinned boned deboned butterflied crimped pressed pulled hung rested aged matured cured chopped torn ripped plated piled heaped arranged draped tucked spooned ladled poured finished brewed steeped
squeezed squeeze zest zested rind wedge wedges slab slabs round rounds disc discs finger fingers cubes cubed dice julienne ribbon mound bowlful plateful loaf loaves crown crowned nest clouds cloud
purple orange pink blue amber ruby crimson emerald pale dark deep bright colour color charred smouldering embers ember coals coal barbecue barbecued spit rotisserie tandoor wok griddle griddled flambeed
low high gently rapid slowly quick quickly until tender falls falling bone off comes away rustic homely homestyle village farmhouse street palace sultan imperial royal court
oil oils fryer fryers animal animals acquired refined subtle warming soothing nourishing wholesome hearty sumptuous luscious decadent moreish irresistible tempting inviting mouthwatering heavenly divine dreamy velvet lush opulent
turkey istanbul anatolia aegean antep gaziantep urfa hatay adana bursa izmir ankara konya kayseri trabzon erzurum mardin diyarbakir edirne bosphorus london cornwall cornish yorkshire scottish welsh irish kent devon somerset norfolk dorset italy spain france greece thailand india mexico mexican japan japanese chinese korean vietnamese lebanese moroccan spanish american
neck leaf leaves stalk stems stem root roots seed sprout sprouts floret florets cap caps clove cloves bulb head heads spear spears pod pods kernel kernels
heated chilled cooled reheated frozen thawed set setting rises risen proofed kneaded knead stretched stretch hammered pounded
rolls rolling wraps wrapping stuffing fills layering coats coating tops drizzles sprinkles bakes roasts grills fries simmers stews braises smokes cooks marinates rests
casserole stew soup curry broth hash bake gratin terrine pate mousse foam jelly coulis compote relish chutney salsa pesto tapenade
breast thigh leg shank shoulder rib fillet patty patties bun mince tail thermidor wellington benedict florentine
`)
