/** Typical searches as URLs. Responses are not cached. */
export const commonSearches: Record<string, string> = {
  'no filter': '',
  brand: 'brand=iphone',
  'brand, storage and price, cheapest first':
    'brand=iphone&storage=128&min=200&max=600&sort=price_up',
  'words: iphone 13 pro': 'q=iphone+13+pro',
  'misspelt: ipone 13': 'q=ipone+13',
  'words and five filters':
    'q=iphone+13+pro&storage=256&grade=B&grade=C&color=blue&min=300&max=600',
  'storage only': 'storage=128',
  'grade and color': 'grade=A&color=blue',
  'rare: 1 TB, grade A, gold, 200 to 250': 'storage=1024&grade=A&color=gold&min=200&max=250',
  'words of a family: galaxy': 'q=galaxy',
  'words of a brand, cheapest first': 'q=samsung&sort=price_up',
  'everything in words: s21 ultra 128gb blue': 'q=s21+ultra+128gb+blue',
  'model, dearest first': 'q=pixel+7&sort=price_down',
  'near a city': 'q=iphone+12&near=2950159&within=50',
  'near a city, no words': 'near=2643743&within=25&sort=newest',
  'from trusted sellers, hardly used': 'sellerLevel=trusted&used=12',
  'with photo, biggest saving': 'photo=1&sort=saving',
  'advertised of a brand': 'brand=google&advertised=1',
  'price to the cent': 'q=redmi+note&min=87.31&max=143.77',
  'cheapest month of support': 'q=samsung&sort=support',
  'battery at least 85 %': 'batteryPercent=85',
  'words and battery': 'q=iphone+13&batteryPercent=90&sort=price_up',
  'ships to Germany': 'shipsTo=DE',
  'ships to Germany for nothing, grade A, cheapest first':
    'shipsTo=DE&freeShipping=1&grade=A&sort=price_up',
  'pick-up near a city': 'near=2643743&within=25&pickUp=1&sort=newest',
  'words and shipping: galaxy s22 to the US': 'q=galaxy+s22&shipsTo=US',
  'phrases: iphone 13 under 500 ships to germany': 'q=iphone+13+under+500+ships+to+germany',
  'three brands, two colors': 'brand=samsung&brand=google&brand=xiaomi&color=black&color=white',
  'words that only titles have: iphone 13 boxed': 'q=iphone+13+boxed',
}

/** Searches of someone who wants to overload the server. */
export const hostileSearches = [
  `q=${'a+'.repeat(50)}`,
  `q=${'galaxy+note+ultra+plus+pro+max+mini+lite+'.repeat(3)}`,
  `q=${encodeURIComponent('%_*\'"\\(([{^$|?+'.repeat(6))}`,
  `q=${encodeURIComponent('🙂'.repeat(50))}`,
  `q=${encodeURIComponent('مرحبا بالعالم '.repeat(7))}`,
  'q=dual+sim+with+charger+boxed',
  'q=boxed',
  'q=dual',
  'q=xq+zv+wk+jq+vx+kz+qw+zx',
  'min=0.01&max=999999&used=125&grade=A&grade=B&grade=C&grade=D&color=black&color=white',
  `${[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024].map((gb) => `storage=${gb}`).join('&')}&sort=saving`,
  'near=52.5,13.4&within=1000&sort=support&photo=1',
  'q=samsung&color=other&storage=3&grade=D&min=1&max=2',
  `cursor=${'A'.repeat(190)}&sort=support`,
]
