import type { Substitution } from '../../checks/types.ts';

/**
 * The right word, then how it comes out wrong. A word in front of `+` is a stem, and the endings stand after it: `-` for
 * none. Only spellings that are no word, name or keyword of their own.
 */
const WORDS = `
ability: abilty
accessible: accessable accesible
accidentally: accidently accidentaly
according + - ly: acording
accordingly: accordingy
tomorrow: tommorow tommorrow tomorow
achiev + e es ed ing able: acheiv
acknowledge + - s d ment: acknowlege aknowledge
acquire + - s d: aquire
inconvenience: inconvience inconvinience
address + - es ed ing: adress addres
noticeable: noticable
algorithm + - s: algorithim algoritm alogrithm
apparent + - ly: apparant aparent
rhythm + - s: rythm rythym
appearance: appearence apperance
application + - s: applicaton aplication appliation
appropriate + - ly: appropiate approriate apropriate
approach + - es: aproach appraoch
arbitrary: arbitary aribtrary abitrary
architecture + - s: architechture archtecture
argument + - s: arguement arugment argumnet
asynchronous + - ly: asyncronous asynchonous asynchrounous
attribute + - s: atribute attribtue attirbute
authenticat + e es ed ing ion: authenicat autheticat authentificat
authoriz + e es ed ing ation: authroiz autoriz
automatic + - ally: autmatic automtic
automatically: automaticly automaticaly autmatically
available: availabel avaiable avaliable avalable availabe availible availble
availability: availabilty avaliability
bandwidth: bandwith
because: becuase becasue beacuse becouse
divid + e es ed ing: devid
beginning + - s: begining
behavior + - s: behavoir behaivor behavor
behaviour + - s: behavoiur behaivour
believe + - s d: beleive
between: beween betwen bewteen
boundaries: boundries
callback + - s: calback callbak
capabilit + y ies: capablit capabilt
categor + y ies ize ized: catagor
certain + - ly: certian
character + - s: charachter charater charcter
collection + - s: colection collecton
column + - s: collumn colunm
command + - s: comand
committed: commited comitted
committing: commiting comitting
commonly: commenly commonnly
communicat + e es ed ing ion: comunicat communciat
compatible: compatable compatibile
compatibility: compatability compatibilty compatiblity
completely: completly compleatly completley
component + - s: compoent componet compnent
concurrent + - ly: concurent
condition + - s al ally: conditon

configuration + - s: configuraton configration configuation
connection + - s: conection connecton connnection
consistent + - ly: consistant consitent
consistency: consistancy
contain + - s ed er ers ing: contian
control + - s ler lers: contol
controller + - s: controler
convenient + - ly: conveniant convienient
conversion + - s: convertion
corresponding + - ly: coresponding correspoding corrseponding
current + - ly: currrent curent
custom: cutsom
database + - s: databse datbase
default + - s ed: deafult defualt defalt
declaration + - s: decleration
definitely: definately definitly definetly
definition + - s: definiton defintion
delimiter + - s: delimeter
dependenc + y ies: dependanc dependec depedenc
describe + - s d: descibe
description + - s: descripton desciption desription discription
desirable: desireable
developer + - s: develper devloper
development: developement develoment devlopment
different + - ly: diffrent diferent differnt
difference + - s: diffrence differnce
difficult + - y ies: dificult
directory: direcotry directoy
disappear + - s ed ing: dissapear disapear
document + - s ed ation: docuemnt
documentation: documenation documentaion documention
during: durring
dynamic + - ally: dinamic
dynamically: dynamicly dynamicaly
ecosystem + - s: ecosytem
efficiency: effeciency efficency
efficient + - ly: efficent effecient
element + - s: elment elemnt
encrypt + - s ed ing ion: encypt
endpoint + - s: endpont enpoint
environment + - s al: enviroment enviornment environement enviorment
equivalent + - s ly: equivelant equivilent equivalant
especially: especialy expecially
essential + - ly: essencial
exactly: exaclty exacly
example + - s: exmaple exampel examle
exception + - s: execption excpetion exeption
execut + e es ed ing ion able: excecut exectu
existence: existance
existent: existant
non-existent: non-existant
experience + - s d: experiance
explanation + - s: explaination
explicitly: explicitely explicitily
expression + - s: expresion exprssion
extension + - s: extention extenstion
extremely: extremly
familiar: familar
field + - s: feild
finally: finaly
follow + - s ed ing: folow
following: folowing followng follwing
forward + - s ed ing: foward
frequent + - ly: freqent
function + - s al ality: fucntion funciton funtion
functionality: functionalty fuctionality
further: futher
generally: generaly
generat + e es ed ing or ion: genrat geneart
grammar: grammer
guarantee + - s d: garantee gaurantee guarentee
handle + - s d r rs: hanlde
happened: happend
hardware: harware
height + - s: heigth
hierarch + y ies ical: heirarch hierach
however: hoewever howver
identifier + - s: identifer indentifier
immediately: immediatly immediatelly immediatley
implement + - s ed ing: implment implemenet
implementation + - s: implemantation implmentation implemenation implementaion
incompatible: incompatable
incompatibility: incompatability
inconsistent + - ly: inconsistant
incorrect + - ly: incorect
independent + - ly: independant
information: infomation informaton informtion
infrastructure: infrastucture
inheritance: inheritence
initial + - ly: inital
initialize + - s d: initalize intialize initialze
initialization: initalization intialization
installation + - s: instalation
installed: instaled
install + - s ed ing er: intsall
instance + - s: intance insance instace
instruction + - s: instuction
integrat + e es ed ing ion ions: intergrat
interface + - s: inteface interace
internally: internaly interally
interrupt + - s ed ing: interupt
introduc + e es ed ing tion: intruduc
invocation + - s: invokation
irrelevant: irrelevent
iterat + e es ed ing ion or: itterat
knowledge: knowlege knowlegde
language + - s: langauge lanugage languge
latest: lastest
length + - s: lenght lengh
libraries: libaries librairies
library: libary librairy
license + - s d: lisence liscense
listener + - s: listner
maintenance: maintainance maintenence maintence
management: managment
manually: manualy
maximum: maximim maxium
mechanism + - s: mechansim mechanisim
memory: memroy
message + - s: messsage mesage messge
method + - s: mehtod methdo
middleware + - s: middelware middlware
minimum: minium minimun
misspell + - ed ing ings: mispell
modified: modifed
multiple: mulitple mutliple multple
namespace + - s: namepsace
necessary: necesary neccesary neccessary nessecary
necessarily: neccessarily necessarilly
notification + - s: notifcation
object + - s: objcet obejct
occur + - s: ocurr occurr
occurred: occured ocurred
occurrence + - s: occurance occurence occurrance
occurring: occuring
official + - ly: offical
omit + - s: ommit
omitted: ommited omited ommitted
omitting: ommiting omiting
opportunit + y ies: oppurtunit oportunit
optional + - ly: optionnal
optionally: optionaly
original + - ly: orginal orignal
otherwise: otherwhise otherwize
output + - s: ouput outpout
overridden: overriden overiden overidden
override + - s: overide
overwriting: overwritting
paid: payed
package + - s d: pacakge packge
parallel: parallell paralell
parameter + - s: paramater paramter parmeter paremeter
particular + - ly: particualr particlar
perform + - s ed ing ance: peform
performance: perfomance performace
permanent + - ly: permenant permanant
permission + - s: permision permisson
persistence: persistance
persistent + - ly: persistant
platform + - s: plaform plattform
possible: posible possbile
position + - s: possition
potentially: potentialy
preceding: preceeding
precedence: presedence precedance
prefer + - s: perfer
preferably: preferrably
preferred: prefered
prerequisite + - s: prerequiste prequisite
previous + - ly: previos previuos
privilege + - s d: privelege priviledge privilige privledge
probably: probaly probabaly
problem + - s: probelm problm
procedure + - s: proceedure
process + - es ed ing or: proccess procces
programmatic + - ally: programatic
programmatically: programaticaly programmaticaly
propagat + e es ed ing ion: propogat
properties: properies propertes
property: propery proprety
protocol + - s: protocal
queuing: queing
receiv + e es ed ing er ers: reciev
receive + - d s r: recive
recommend + - s ed ing ation ations: reccomend reccommend recomend recommand
recursively: recursivly
redundant + - ly: redundent
reference + - s d: refernce refrence
referral + - s: referal
referred: refered
referring: refering
related: releated
release + - s d: relase
relevant: relevent
reliability: reliablity
remember + - s ed ing: remeber rember
repetition + - s: repeatition
replacement + - s: replacment
represent + - s ed ing ation: reprsent
representation + - s: represantation
repositor + y ies: respositor repositr
request + - s ed ing: reqeust requst
required: requried reqired
requirement + - s: requirment
resource + - s: resouce resourse
response + - s: reponse resposne
responsible: responsable
responsibilit + y ies: responsibilt responsabilit
retriev + e es ed ing al: retreiv
return + - s ed ing: reutrn retrun
returned: retured
running: runing
runtime: runtme
safety: safty
scalability: scalabilty
scenario + - s: scenerio senario
schedule + - s d: schedual
script + - s: scirpt
search + - es ed ing: serach
security: secuirty
sentence + - s: sentance
separat + e es ed ely ing ion or ors: seperat
sequential + - ly: sequencial
several: serveral sevral
should: shoud
signature + - s: signiture
significant + - ly: signficant
similar + - ly: similiar simliar simillar
similarly: similarily
simultaneous + - ly: simultanous
software: sofware
specific + - ally ation ations: specfic sepcific speficic
specify: speficy speicfy
specifically: specificaly
specified: specifed
statement + - s: statment
strategy: stategy
structur + e es ed ing: strucutr sturctur
subscription + - s: subsciption subscribtion
substitut + e es ed ion: subsitut
succeed + - s ed ing: succed
success + - es: sucess succes
successful + - ly: succesful sucessful successfull succesfull
successfully: successfuly succesfuly
sufficient + - ly: sufficent suficient
support + - s ed ing: suport
suppress + - es ed ing ion: supress
surround + - s ed ing: suround
synchronous + - ly: syncronous synchonous synchronus
synchroniz + e es ed ing ation: syncroniz
syntax: synatx sytax
system + - s: sytem
technology: technolgy tecnology
template + - s: tempalte templete
temporarily: temporarly temporaly
temporary: tempory temporay
their: thier
the: teh
that: taht
threshold + - s: threshhold
throughout: througout
transaction + - s: transacton
transferred: transfered
transferring: transfering
transform + - s ed ing ation: tranform trasform
translat + e es ed ion: tranlat
triggered: trigerred triggerd
truly: truely
tutorial + - s: tutroial tutorail
typically: typicaly
unavailable: unavaliable unavaible
underlying: underlaying
understand + - s ing: undestand understant
unforeseen: unforseen
unfortunately: unfortunatly unfortunatelly
unknown: unkown uknown
unnecessary: unecessary uneccessary unneccessary unnecesary
unsuccessful + - ly: unsuccesful
until: untill
updat + e es ed ing: udpat
upgrade + - s d: upgarde
useful: usefull
using: usign
usually: usualy usally
valid + - ate ated ation: vaild
validation + - s: validaton
variable + - s: varaible varible
variant + - s: varient
verification: verfication
version + - s: verison verion
visibility: visibilty
visible: visable
vulnerabilit + y ies: vulnerabilt
warning + - s: warnning
weird: wierd
where: whre
whether: wether wheter wheather
which: whcih wich whitch
width + - s: widht
without: withouth wihtout whithout
work + - s ing: wokr
workaround + - s: workarround
written: writen
writing: writting
yield + - s ed ing: yeild
aren't: arent
couldn't: couldnt
didn't: didnt
doesn't: doesnt
don't: dont
hadn't: hadnt
hasn't: hasnt
haven't: havent
isn't: isnt
shouldn't: shouldnt
that's: thats
they're: theyre
wasn't: wasnt
weren't: werent
wouldn't: wouldnt
you're: youre
you've: youve
`;

export const misspellings = (): readonly Substitution[] => WORDS.split('\n').filter(Boolean).flatMap(family);

function family(line: string): readonly Substitution[] {
  const [head = '', tail = ''] = line.split(': ');
  const [right = '', endings = '-'] = head.split(' + ');
  const wrong = tail.split(' ');
  return endings.split(' ').map((ending) => {
    const suffix = ending === '-' ? '' : ending;
    return { from: wrong.map((stem) => stem + suffix), to: right + suffix };
  });
}
