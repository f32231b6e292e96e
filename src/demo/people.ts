export type DemoPerson = {
  key: string
  name: string
  email: string
  role: 'Buyer' | 'Seller' | 'admin'
  city: string
}

/** Never a real address: the domain cannot exist. */
const DOMAIN = 'demo.redial.example'

export const DEMO_SELLER_EMAIL = 'seller@redial.example'
export const DEMO_BUYER_EMAIL = 'buyer@redial.example'
const logins: Record<string, string> = {
  'Sam Ellis': DEMO_SELLER_EMAIL,
  'Bea Lindqvist': DEMO_BUYER_EMAIL,
}

export const cities = [
  'Lisbon, Portugal',
  'Porto, Portugal',
  'Copenhagen, Denmark',
  'Aarhus, Denmark',
  'Berlin, Germany',
  'Leipzig, Germany',
  'Hamburg, Germany',
  'Vienna, Austria',
  'Utrecht, Netherlands',
  'Ghent, Belgium',
  'Lyon, France',
  'Nantes, France',
  'Bologna, Italy',
  'Turin, Italy',
  'Valencia, Spain',
  'Bilbao, Spain',
  'Dublin, Ireland',
  'Leeds, United Kingdom',
  'Glasgow, United Kingdom',
  'Bristol, United Kingdom',
  'Gothenburg, Sweden',
  'Tampere, Finland',
  'Bergen, Norway',
  'Gdansk, Poland',
  'Brno, Czechia',
  'Athens, Greece',
  'Austin, TX',
  'Portland, OR',
  'Chicago, IL',
  'Brooklyn, NY',
  'Oakland, CA',
  'Denver, CO',
  'Atlanta, GA',
  'Toronto, ON',
  'Montreal, QC',
  'Melbourne, VIC',
  'Wellington, New Zealand',
  'Nairobi, Kenya',
  'Dhaka, Bangladesh',
  'Kochi, India',
] as const

const sellerNames = [
  'Ada Larsen',
  'Mateus Oliveira',
  'Farida Rahman',
  'Jonas Weber',
  'Chiara Moretti',
  'Kwame Mensah',
  'Elin Sandberg',
  'Tomasz Zielinski',
  'Priya Nair',
  'Declan Byrne',
  'Sofia Marin',
  'Hassan Karimi',
  'Lucie Fontaine',
  'Marcus Reid',
  'Yuki Tanabe',
  'Noor de Vries',
  'Rafael Ortega',
  'Grace Wanjiru',
  'Petra Novotna',
  'Samir Haddad',
  'Hannah Kessler',
  'Leo Virtanen',
  'Amara Okafor',
  'Giulia Conti',
  'Owen Price',
  'Tasnim Chowdhury',
  'Pieter Claes',
  'Marta Nowak',
  'Diego Salas',
  'Ingrid Haugen',
  'Ravi Menon',
  'Zoe Papadaki',
  'Callum Fraser',
  'Mei Chen',
  'Andre Tremblay',
  'Nadia Petrova',
  // Whose login the README names.
  'Sam Ellis',
] as const

const buyerNames = [
  'Emma Holt',
  'Luca Ferrari',
  'Aisha Bello',
  'Nils Bergman',
  'Camille Roux',
  'Arjun Pillai',
  'Klara Svoboda',
  'Joao Tavares',
  'Freya Olsen',
  'Malik Johnson',
  'Ines Duarte',
  'Hugo Lambert',
  'Shirin Azadi',
  'Ben Carver',
  'Anika Sultana',
  'Viktor Lund',
  'Rosa Iglesias',
  'Patrick Nolan',
  'Lena Hofmann',
  'Kofi Asante',
  'Maya Goldberg',
  'Eero Laine',
  'Bianca Russo',
  'Theo Marchetti',
  // Whose login the README names.
  'Bea Lindqvist',
] as const

function person(name: string, role: DemoPerson['role'], index: number): DemoPerson {
  const handle = name.toLowerCase().replaceAll(' ', '.')
  const city = cities[(index * 7 + (role === 'Buyer' ? 3 : 0)) % cities.length] ?? cities[0]
  return {
    key: handle,
    name,
    email: logins[name] ?? `${handle}@${DOMAIN}`,
    role,
    city,
  }
}

export const sellers: readonly DemoPerson[] = sellerNames.map((name, index) =>
  person(name, 'Seller', index),
)
export const buyers: readonly DemoPerson[] = buyerNames.map((name, index) =>
  person(name, 'Buyer', index),
)

/** Whose login the home page shows; the address comes from DEMO_ADMIN_EMAIL. */
export const admin: DemoPerson = person('Robin Admin', 'admin', 100)
/** The seller and the buyer whose logins the README names. */
export const sam = sellers.find(({ email }) => email === DEMO_SELLER_EMAIL)!
export const bea = buyers.find(({ email }) => email === DEMO_BUYER_EMAIL)!
export const allPeople: readonly DemoPerson[] = [...sellers, ...buyers, admin]
