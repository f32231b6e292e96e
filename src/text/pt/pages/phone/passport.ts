import type passport from '../../../en/pages/phone/passport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  loading: 'Carregando o passaporte do celular',
  unproven: 'O que isto não prova',
  open: 'Abrir o passaporte',
  openMore:
    'Abrir o passaporte: mais {count, plural, one {{shown} registro} many {{shown} de registros} other {{shown} registros}}',
  owners: '{count, plural, one {dono aqui} many {donos aqui} other {donos aqui}}',
  listings: '{count, plural, one {vez anunciado} many {vezes anunciado} other {vezes anunciado}}',
  repairs:
    '{count, plural, one {conserto informado} many {consertos informados} other {consertos informados}}',
  lastCheckup: 'último teste',
  noCheckup: 'Nenhum',
  title: {
    imei_checked: 'IMEI conferido',
    checked_up: 'Teste do celular',
    graded: 'Grau calculado',
    listed: 'Colocado à venda',
    unlisted: 'Anúncio passou a outro IMEI',
    sold: 'Novo dono',
    sale_undone: 'Venda desfeita',
    repaired: 'Consertado',
    claimed: 'Novo dono',
  },
  detail: {
    unlisted: 'O anúncio agora tem outro IMEI.',
    sold: 'Vendido nesta loja; o comprador recebeu.',
    repaired: 'Informado pelo dono, não verificado.',
    claimed:
      'Comprado em outro lugar. A moderação conferiu uma foto do celular em que se vê o IMEI.',
  },
  grade: 'Grau {grade}',
  graded: 'Calculado a partir das respostas do vendedor.',
  part: {
    screen: 'Tela',
    battery: 'Bateria',
    back_cover: 'Tampa traseira',
    camera: 'Câmera',
    charging_port: 'Conector de carregamento',
    sound: 'Alto-falante ou microfone',
    buttons: 'Botões',
    board: 'Placa principal',
    water_damage: 'Danos causados por água',
    other: 'Outra coisa',
  },
  repairer: {
    manufacturer: 'O fabricante',
    authorized: 'Uma assistência autorizada',
    repair_shop: 'Outra assistência técnica',
    owner: 'O dono',
    unknown: 'Não se sabe',
  },
  repaired: {
    screen: 'Consertado: tela',
    battery: 'Consertado: bateria',
    back_cover: 'Consertado: tampa traseira',
    camera: 'Consertado: câmera',
    charging_port: 'Consertado: conector de carregamento',
    sound: 'Consertado: alto-falante ou microfone',
    buttons: 'Consertado: botões',
    board: 'Consertado: placa principal',
    water_damage: 'Consertado: danos causados por água',
    other: 'Consertado: outra coisa',
  },
  repairedBy: {
    manufacturer: 'Pelo fabricante.',
    authorized: 'Por uma assistência autorizada.',
    repair_shop: 'Por outra assistência técnica.',
    owner: 'Pelo dono.',
    unknown: 'Não se sabe por quem.',
  },
  source: {
    shop: 'Registrado por esta loja',
    phone: 'Informado pelo navegador do celular',
    seller: 'Informado pelo vendedor, não verificado',
    owner: 'Informado pelo dono, não verificado',
  },
  seller: {
    first: 'Pela primeira vez aqui.',
    same: 'Pelo mesmo vendedor de antes.',
    owner: 'Pelo dono registrado.',
    other: 'Por alguém diferente de quem constava antes.',
  },
  listedAs: '{seller} Anunciado como {name}.',
  match: {
    confirmed: 'O número é deste modelo.',
    other: 'O número é de outro modelo.',
    unknown: 'O número é válido. Não se sabe de que modelo é.',
  },
  clean: '{match} Não consta como perdido nem roubado.',
  reported: '{match} Consta como perdido ou roubado.',
  allPassed:
    '{count, plural, one {{shown} teste aprovado} many {{shown} de testes aprovados} other {{shown} testes aprovados}}, nenhum reprovado.',
  someFailed:
    '{count, plural, one {{shown} teste aprovado} many {{shown} de testes aprovados} other {{shown} testes aprovados}}, reprovados: {failed}.',
  returned: 'O comprador devolveu o celular ao vendedor.',
  refunded: 'O comprador recebeu o reembolso. Não consta quem está com o celular.',
  limit: {
    typed:
      'Ele está ligado a um número IMEI que um vendedor informou, e qualquer pessoa pode informar o número de um celular que não tem. Com o celular na mão, digite *#06#: os quatro últimos dígitos devem ser os do seu recibo.',
    here: 'Contém só o que aconteceu nesta loja. Faltam donos anteriores, consertos que ninguém informou e vendas em outros lugares.',
    sources:
      'Os graus vêm das respostas do vendedor, os testes de um navegador e os consertos dos donos. Ninguém abriu o celular para conferir.',
    sales:
      'As vendas são registradas quando os dois lados concluem um pedido. Duas pessoas combinadas poderiam registrar uma venda que não existiu.',
    law: 'Não prova de quem é o celular perante a lei, nem que não seja roubado.',
    copy: 'Se você tem uma cópia, ninguém consegue mudar um registro sem que se note. Sem cópia, você confia que esta loja guardou todos os registros.',
  },
} satisfies Translation<typeof passport>
