import type search from '../../en/server/search.ts'
import type { Translation } from '../../translation.ts'

export default {
  note: {
    returns: 'Os vendedores aceitam devolução por {max} dias no máximo, então “{text}” não conta.',
    warranty: 'Os vendedores dão {max} meses de garantia no máximo, então “{text}” não conta.',
    nearMe: 'Para buscar perto de você, escolha um local em “Localização”, nos filtros.',
    currency: 'Aqui os preços são em {currency}, então “{text}” não conta.',
    batteryRange: 'A saúde da bateria vai de 1 a 100%, então “{text}” não conta.',
    batteryLowest: 'A saúde da bateria é filtrada pelo valor mínimo, então “{text}” não conta.',
    memory: 'Não dá para buscar por memória RAM, então “{text}” não conta.',
    noPickUp: 'Nesta loja não há entrega em mãos.',
    noShipping: 'Nesta loja não há envio.',
    unused:
      '{count, plural, one {Nenhum celular à venda menciona {words}, então não conta.} many {Nenhum celular à venda menciona {words}, então não contam.} other {Nenhum celular à venda menciona {words}, então não contam.}}',
    partNumber:
      '“{text}” parece um código de peça da Apple. Busque o nome do modelo, ou o número que começa com A.',
  },
  quoted: '“{text}”',
  comma: ', ',
  or: 'ou',
  differs: {
    price: '{amount} acima do seu máximo',
    belowMinimum: '{amount} abaixo do seu mínimo',
    lower:
      '{count, plural, one {um grau abaixo} many {{shown} de graus abaixo} other {{shown} graus abaixo}}',
    better:
      '{count, plural, one {um grau acima} many {{shown} de graus acima} other {{shown} graus acima}}',
    storage: '{size} em vez de {other}',
    color: 'cor: {color}',
    used: '{count, plural, one {{shown} mês a mais de uso} many {{shown} de meses a mais de uso} other {{shown} meses a mais de uso}}',
    distance: '{km} km mais longe',
    newSeller: 'o vendedor é novo aqui',
    provenSeller: 'o vendedor é experiente, mas ainda não “de confiança”',
    lacks: 'não menciona {words}',
    model: '{name} em vez de {model}',
    noPickUp: 'sem entrega em mãos',
    notShipped: 'sem envio para: {country}',
    notShippedEu: 'sem envio para a UE',
    notShippedWorldwide: 'sem envio para o mundo todo',
    notFree: 'o frete não é grátis',
    noPhoto: 'sem foto',
    notAdvertised: 'sem destaque',
    batteryPercent:
      '{value, select, none {saúde da bateria não informada} other {saúde da bateria: {value}%}}',
    returnDays: '{value, select, none {devolução não informada} other {devolução: {value} dias}}',
    warrantyMonths:
      '{value, select, none {garantia não informada} other {garantia: {value} meses}}',
  },
  related: {
    withoutWord: 'Sem “{word}”',
    storage: 'Com {size}',
    grade: 'No grau {grade}',
    from: 'A partir de {min}',
    upTo: 'Até {max}',
    between: 'De {min} a {max}',
    within: 'Até {km} km',
    onlyWords: '“{q}” sem filtros',
    drop: {
      not: 'Sem excluir nada',
      color: 'Qualquer cor',
      used: 'Qualquer tempo de uso',
      sellerLevel: 'Todos os vendedores',
      seller: 'De qualquer vendedor',
      advertised: 'Também sem destaque',
      photo: 'Com ou sem foto',
      freeShipping: 'Qualquer preço de frete',
      pickUp: 'Com ou sem entrega em mãos',
      shipsTo: 'Com ou sem envio',
      near: 'Qualquer lugar',
      model: 'Qualquer modelo',
      brand: 'Qualquer marca',
      batteryPercent: 'Qualquer saúde da bateria',
      returnDays: 'Com ou sem devolução',
      warrantyMonths: 'Com ou sem garantia',
    },
  },
} satisfies Translation<typeof search>
