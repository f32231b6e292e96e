import type proof from '../../../en/pages/phone/proof.ts'
import type { Translation } from '../../../translation.ts'

export default {
  proves: 'Uma verificação aprovada prova',
  notMade: 'O vendedor não fez esta verificação, então ela não diz nada sobre este celular.',
  wouldProve: 'Uma verificação aprovada provaria',
  leavesOpen: 'Não prova',
  all: 'Os {shown} testes',
  signed: 'O resultado assinado',
  imei: {
    proves: {
      valid: 'O número que o vendedor digitou é um IMEI válido.',
      model: 'É deste modelo, se o resultado acima diz isso.',
      theft: 'Naquele dia não constava como perdido nem roubado, se o resultado acima diz isso.',
    },
    leavesOpen: {
      received: 'Que o celular que você recebe tem este número. Digite *#06# nele para ver o dele.',
      later: 'Que está quitado, funciona em qualquer rede ou não vai constar como roubado depois.',
    },
  },
  grading: {
    proves: {
      answered: 'O vendedor respondeu a todas as perguntas sobre tela, carcaça e funções.',
      rules: 'O grau sai dessas respostas, com as mesmas regras para todos os celulares.',
    },
    leavesOpen: {
      honest:
        'Que as respostas são verdadeiras: ninguém desta loja teve o celular na mão. Compare com as fotos e, se for diferente, relate o problema.',
    },
  },
  checkup: {
    proves: {
      ran: 'Um celular abriu o link do vendedor e fez estes testes no próprio navegador naquele momento.',
      signed: 'Nós assinamos o resultado, então ninguém consegue mudá-lo sem que se note.',
    },
    leavesOpen: {
      same: 'Que era este celular: o link pode ser aberto em outro igual.',
      unmeasured:
        'A saúde da bateria, a resistência à água e o que mais um navegador não consegue medir.',
      judged: 'O que só o vendedor podia julgar, por exemplo se o som foi ouvido.',
    },
  },
  possession: {
    proves: {
      code: 'O vendedor fotografou um celular com um código que tínhamos acabado de emitir para este anúncio.',
      hand: 'Então naquele dia havia um celular na mão do vendedor, não só imagens de outro lugar.',
    },
    leavesOpen: {
      owner: 'Que o celular é do vendedor, ou que ainda está com ele.',
      works: 'Que funciona.',
    },
  },
  test: {
    touch: 'Tela sensível ao toque',
    multi_touch: 'Multitoque',
    pixels: 'Cores e pixels',
    speaker: 'Alto-falante',
    microphone: 'Microfone',
    camera_front: 'Câmera frontal',
    camera_back: 'Câmera traseira',
    vibration: 'Vibração',
    motion: 'Sensor de movimento',
    orientation: 'Sensor de orientação',
    location: 'Localização',
    battery: 'Bateria',
    screen: 'Tamanho da tela',
    storage: 'Armazenamento',
  },
  outcome: {
    passed: 'Aprovado',
    failed: 'Reprovado',
    skipped: 'Pulado',
    not_possible: 'Impossível aqui',
  },
  passed: {
    pixels: 'Cores uniformes, sem pixels mortos',
    speaker: 'O vendedor ouviu o som',
    camera_front: 'Imagem ao vivo',
    camera_back: 'Imagem ao vivo',
    vibration: 'O vendedor sentiu',
    motion: 'Gravidade e balanço foram detectados',
    microphone: 'O som foi gravado',
  },
  failed: {
    pixels: 'O vendedor viu pontos, linhas ou sombras',
    speaker: 'O som não foi ouvido',
    microphone: 'Nenhum som foi gravado',
    camera_front: 'Sem imagem nítida ao vivo',
    camera_back: 'Sem imagem nítida ao vivo',
    vibration: 'O vendedor não sentiu nada',
    motion: 'Gravidade ou balanço não foram detectados',
    location: 'Localização não encontrada',
    battery: 'A carga informada não é válida',
  },
  figure: {
    touch: '{cells} de {ofCells} quadrados responderam',
    multi_touch: '{points} dedos detectados ao mesmo tempo',
    orientation: 'Um giro de {degrees}° foi detectado',
    location: 'Precisão de {accuracyM} m',
    battery: 'Carga em {chargePercent}%. Isto não mostra a saúde da bateria',
    screen: '{widthPx} × {heightPx} pixels, proporção de pixels {pixelRatio}',
    storage: 'Cota do navegador: {quotaGb} GB',
  },
  tone: 'O som ficou {decibels} dB acima do ruído de fundo',
  unsupported: 'O navegador não permite isto, ou o acesso foi negado',
  otherModel: '{figures}. Não corresponde ao modelo',
  otherSize: '{figures}. Não corresponde ao armazenamento',
} satisfies Translation<typeof proof>
