/**
 * Messages and descriptions, one a line, in six languages. The numbers are made up, the ways to write are real.
 */
const texts = {
  en: {
    harmless: `
Works with bands 1 3 5 7 8 20 28
LTE bands 2 4 5 12 66 71 13 17
Bands: 1/3/5/7/8/20/28/38/40/41
GSM 850/900/1800/1900 and UMTS 850 900 1700 1900 2100
Frequencies 700/800/900/1800/2100/2600
room 12 34 56 78
I am in room 204, 3rd floor, flat 12 34
my order R-1042-7788
About order RD23456789 and RD7K3M 9QXW
Order number 4471 2290 1 arrived yesterday
Invoice 2026-00123-45 is attached
ticket #1042-7788 is still open
It measures 146.7 x 71.5 x 7.65 mm
160.8 / 78.1 / 7.7
Open Mon-Fri 9.30-12.00 and 14.00-18.00
Away from 12.05.-15.05.
AnTuTu 1543210, Geekbench 2100 / 6200
Firmware 21.1.3.12.53.7
Nokia 3310/3410/6230 all work
Fits iPhone 11/12/13/14/15
I went from 899 849 799 to 750
Seen for 1.299 1.349 1.399 elsewhere
The router is 192.168.1.105
EAN 4006381333931 on the box
IMEI 35-209900-886464-3/01
IMEI1 352099008864643 IMEI2 352099008864650
Parcel 9400 1118 9922 3857 2690 12
Tracking 1Z 999 AA1 01 2345 6784
Paid 450 + 25 + 12.50 + 8.75
Colours 1 2 3 4 5 6 7 8 on the chart
Postcode SW1A 1AA, box 44 55 66
3x 64 GB, 2x 128 GB, 5x 256 GB, 1x 512 GB`,
    evasive: `
call me 0 7 7 0 0 9 0 0 1 2 3
text O7700 9OO 123 or 07700 900123
07700-900-123 ask for Tom
my number is 07700 then 900 123
zero seven seven double zero nine double zero one two three
seven seven zero zero nine hundred no: 7 7 0 0 9 0 0 1 2 3
+44 (0)7700 900123
0044 7700 900 123
(415) 555-0132
415.555.0132 after 6
4 1 5 5 5 5 0 1 3 2
four one five 555 oh one three two
order by phone: 415 555 0132
call me about the order 415 555 0132
order 07700 900123
room 415 555 0132
ring 0770|0900|123
07700_900_123
0770•0900•123
[07700] (900) {123}, without the brackets: 07700 900123
t0m at gmail dot com
tom (at) hotmail [dot] co.uk
tom@example.co.uk
find me on telegram: tom_sells
insta: tom.sells99
whatsapp +1 415 555 0132
www . tomsphones . com
tomsphones dot shop
https://wa.me/14155550132
0⃣7⃣7⃣0⃣0⃣9⃣0⃣0⃣1⃣2⃣3⃣
𝟎𝟕𝟕𝟎𝟎 𝟗𝟎𝟎𝟏𝟐𝟑
０７７００９００１２３
07700 900 1 2 3 btw battery 87 %
bands 07700 900123`,
  },
  de: {
    harmless: `
Bänder 1 3 5 7 8 20 28 32 38
LTE-Bänder: 1/3/7/8/20/28
Frequenzen 800/900/1800/2100/2600
Zimmer 12 34 56 78
Wohnung 3 04 12 im Haus 7
Meine Bestellung R-1042-7788
Bestellnummer 4471 2290 1
Auftragsnummer: 30 558 12 44
Rechnung 2026/00123
Vorgang 88 12 04 77
Maße 146,7 x 71,5 x 7,65 mm
Geöffnet 9.30-12.00 und 14.00-18.30 Uhr
Vom 12.05.-15.05.2026 im Urlaub
Treffen am 03.12. um 14:30 oder 15:15
AnTuTu 1.543.210 Punkte
Version 14.0.6.0 Build 21.1.3
Neupreis 1.299 €, jetzt 1.099 € oder 999 €
Bin von 899 849 auf 799 runter
VB 450, 440, 430
Nokia 3310/3410/6230 komplett
IMEI: 352099008864643/01
Seriennummer 4411 2205 8812 09
Sendungsnummer 0034 0434 2921 3510 0186
PLZ 10115, Hausnummer 12-14
Passt für iPhone 11/12/13/14/15
Router 192.168.178.1
EAN 4006381333931
Akku 87 %, 512 Zyklen, gekauft 03/2022
Artikelnummer 77 40 12 88
100 98 95 92 Prozent`,
    evasive: `
ruf mich an: 0176 4455 6677
0 1 7 6 4 4 5 5 6 6 7 7
null eins sieben sechs vier vier fünf fünf sechs sechs sieben sieben
0176-44 55 66 77
0176/44556677
+49 176 44556677
0049 (0) 176 44 55 66 77
017644556677
Handy 0176.4455.6677
schreib mir null176 44556677
siebzehn sechs vier vier fünf fünf sechs sechs
0151 dann 2345 6789
melde dich 0151 23 45 67 89
Bestellung telefonisch: 0176 4455 6677
Zimmer 0176 44556677
Bestellnummer 0176 44556677
0176 • 4455 • 6677
0176_4455_6677
O176 44556677
null-eins-sieben-sechs 4455 6677
eins sieben sechs doppel vier doppel fünf sechs
peter at gmx dot de
peter (at) web.de
peter@example.de
telegram: peter_handy
insta = peter.handys
www.peters-handys.de
peters-handys . de/kontakt
０１７６４４５５６６７７
𝟬𝟭𝟳𝟲 𝟰𝟰𝟱𝟱 𝟲𝟲𝟳𝟳
meine Nummer: 030 1234567
030/123 45 67`,
  },
  fr: {
    harmless: `
Bandes 1 3 5 7 8 20 28
Fréquences 800/900/1800/2100/2600
chambre 12 34 56 78
Appartement 3 04 12, bâtiment B
Ma commande R-1042-7788
Commande 4471 2290 1
Facture 2026-00123
Référence 77 40 12 88
Dossier 88 12 14 77
146,7 x 71,5 x 7,65 mm
Ouvert de 9h30-12h00 et 14h00-18h30
Disponible à 14h30, 15h15 ou 16h45
Acheté le 12/05/2022, garantie jusqu’au 12/05/2024
De 899 849 à 799 €
1 299 € neuf, 1 099 € maintenant
450, 440 ou 430
AnTuTu 1543210
Version 14.0.6.0
Nokia 3310/3410/6230
IMEI : 352099008864643/01
IMEI 35 209900 886464 3
Colis 6A12345678901
Numéro de suivi 8R 0012 3456 7890 1
Code postal 75011, porte 12 34
Compatible iPhone 11/12/13/14/15
Batterie 87 %, 512 cycles
Code-barres EAN 4006381333931
8/256 ou 12/512
Article 77 40 12 88
Routeur 192.168.1.1`,
    evasive: `
appelle-moi au 06 12 34 56 78
06.12.34.56.78
0612345678
06-12-34-56-78
06/12/34/56/78
+33 6 12 34 56 78
0033 6 12 34 56 78
zéro six douze trente-quatre cinquante-six soixante-dix-huit
zéro six 12 34 56 78
0 6 1 2 3 4 5 6 7 8
06 douze 34 cinquante-six 78
mon portable 07 98 76 54 32
SMS au 0798765432
six douze trente-quatre cinquante-six soixante-dix-huit
commande par téléphone : 06 12 34 56 78
chambre 06 12 34 56 78
commande 06 12 34 56 78
06 12 34 puis 56 78 99 11
06_12_34_56_78
06 • 12 • 34 • 56 • 78
０６１２３４５６７８
𝟎𝟔 𝟏𝟐 𝟑𝟒 𝟓𝟔 𝟕𝟖
marie arobase gmail point com ou marie@gmail.com
marie at gmail dot com
marie (at) orange.fr
marie@example.fr
telegram : marie_tel
insta: marie.phones
www.marie-phones.fr
marie-phones . fr/contact
snap marie_99
whatsapp 0798765432`,
  },
  es: {
    harmless: `
Bandas 1 3 5 7 8 20 28
Frecuencias 800/900/1800/2100/2600
habitación 12 34 56 78
Piso 3, puerta 12 34
Mi pedido R-1042-7788
Pedido 4471 2290 1
Factura 2026-00123
Referencia 77 40 12 88
146,7 x 71,5 x 7,65 mm
Abierto 9:30-12:00 y 14:00-18:30
Quedamos a las 14:30, 15:15 o 16:45
Comprado el 12/05/2022
Bajé de 899 849 a 799 €
1.299 € nuevo, ahora 1.099 €
450, 440 o 430
AnTuTu 1543210 puntos
Versión 14.0.6.0
Nokia 3310/3410/6230
IMEI: 352099008864643/01
Seguimiento PQ4F6H 7000 1234 5678 9012
Código postal 28013
Sirve para iPhone 11/12/13/14/15
Batería 87 %, 512 ciclos
EAN 4006381333931
8/256 o 12/512
Artículo 77 40 12 88
12.500 pesos, o 12.000
3.500.000 pesos
casilla 44 55 66
modelo 21 08 11 32 10`,
    evasive: `
llámame al 600 12 34 56
600123456
6 0 0 1 2 3 4 5 6
600-123-456
600.123.456
+34 600 12 34 56
0034 600 123 456
seis cero cero uno dos tres cuatro cinco seis
seis cero cero doce treinta y cuatro cincuenta y seis
600 doce 34 cincuenta y seis
mi móvil 711 22 33 44
escríbeme al 711223344
seis cero cero 123 456
pedido por teléfono: 600 12 34 56
llámame por el pedido 600123456
600 luego 123 456 78
600_123_456
600 • 123 • 456
６００１２３４５６
𝟔𝟎𝟎 𝟏𝟐𝟑 𝟒𝟓𝟔
ana arroba gmail punto com, o sea ana@gmail.com
ana at gmail dot com
ana (at) hotmail.es
ana@example.es
telegram: ana_vende
insta: ana.moviles
www.moviles-ana.es
moviles-ana . es/contacto
whatsapp +52 55 1234 5678
55 1234 5678 México
wa.me/34600123456
número: 91 123 45 67`,
  },
  it: {
    harmless: `
Bande 1 3 5 7 8 20 28
Frequenze 800/900/1800/2100/2600
camera 12 34 56 78
Appartamento 3, interno 12 34
Il mio ordine R-1042-7788
Ordine 4471 2290 1
Fattura 2026-00123
Riferimento 77 40 12 88
146,7 x 71,5 x 7,65 mm
Aperto 9.30-12.00 e 14.00-18.30
Ci vediamo alle 14:30, 15:15 o 16:45
Comprato il 12/05/2022
Da 899 849 a 799 €
1.299 € nuovo, ora 1.099 €
450, 440 o 430
AnTuTu 1543210 punti
Versione 14.0.6.0
Nokia 3310/3410/6230
IMEI: 352099008864643/01
Spedizione 1Z999AA10123456784
CAP 20121, binario 12
Va bene per iPhone 11/12/13/14/15
Batteria 87 %, 512 cicli
EAN 4006381333931
8/256 o 12/512
Articolo 77 40 12 88
armadietto 44 55 66
modello 21 08 11 32 10
tripla camera 50 12 12 MP
sala 14 22 31 08`,
    evasive: `
chiamami al 347 123 4567
3471234567
3 4 7 1 2 3 4 5 6 7
347-1234567
347.123.45.67
+39 347 123 4567
0039 347 1234567
tre quattro sette uno due tre quattro cinque sei sette
tre quarantasette ventuno trentotto sessantadue
347 dodici 34 cinquantasei 7
il mio cellulare 333 98 76 543
scrivimi al 3339876543
tre quattro sette 123 4567
ordine per telefono: 347 123 4567
chiamami per l'ordine 3471234567
ordine 347 123 4567
347 poi 123 4567
347_123_4567
347 • 123 • 4567
３４７１２３４５６７
𝟑𝟒𝟕 𝟏𝟐𝟑 𝟒𝟓𝟔𝟕
luca chiocciola gmail punto com, cioè luca@gmail.com
luca at gmail dot com
luca (at) libero.it
luca@example.it
telegram: luca_vende
insta: luca.telefoni
www.telefoni-luca.it
telefoni-luca . it/contatti
whatsapp 333 9876543
wa.me/393471234567
numero: 02 1234 5678`,
  },
  pt: {
    harmless: `
Bandas 1 3 5 7 8 20 28
Frequências 800/900/1800/2100/2600
quarto 12 34 56 78
Apartamento 304, bloco 12 34
A minha encomenda R-1042-7788
Pedido 4471 2290 1
Fatura 2026-00123
Referência 77 40 12 88
146,7 x 71,5 x 7,65 mm
Aberto 9h30-12h00 e 14h00-18h30
Encontro às 14:30, 15:15 ou 16:45
Comprado em 12/05/2022
De 899 849 para 799 €
R$ 1.299,00 novo, agora R$ 1.099,00
450, 440 ou 430
AnTuTu 1543210 pontos
Versão 14.0.6.0
Nokia 3310/3410/6230
IMEI: 352099008864643/01
Rastreio RR123456785PT
CEP 01310-100
Serve para iPhone 11/12/13/14/15
Bateria 87 %, 512 ciclos
EAN 4006381333931
8/256 ou 12/512
Artigo 77 40 12 88
armário 44 55 66
modelo 21 08 11 32 10
R$ 12.500 ou R$ 12.000
protocolo 2026 0012 3345`,
    evasive: `
liga para 912 345 678
912345678
9 1 2 3 4 5 6 7 8
912-345-678
912.345.678
+351 912 345 678
00351 912345678
nove um dois três quatro cinco meia sete oito
onze nove oito sete meia cinco quatro três dois um
912 três 45 meia 78 9
o meu telemóvel 936 12 34 56
escreve para 936123456
(11) 91234-5678
11 91234 5678
11912345678
+55 11 91234-5678
encomenda por telefone: 912 345 678
liga por causa da encomenda 912345678
912 depois 345 678
912_345_678
912 • 345 • 678
９１２３４５６７８
𝟗𝟏𝟐 𝟑𝟒𝟓 𝟔𝟕𝟖
rui arroba gmail ponto com, ou rui@gmail.com
rui at gmail dot com
rui (at) sapo.pt
rui@example.pt
telegram: rui_vende
insta: rui.telemoveis
www.telemoveis-rui.pt
whatsapp 11 91234-5678
wa.me/5511912345678`,
  },
} as const

const lines = (block: string) => block.split('\n').filter(Boolean)

/** What each language says that must stay, and what must be hidden. */
export const SIX_LANGUAGES = Object.entries(texts).map(([language, { harmless, evasive }]) => ({
  language,
  harmless: lines(harmless),
  evasive: lines(evasive),
}))
