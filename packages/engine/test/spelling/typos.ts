/** What people type, and what they mean: slips of the keyboard and words that are often misspelled. */
export const TYPOS: readonly (readonly [typed: string, meant: string])[] = `
usde used|globaly globally|connectivty connectivity|dvice device|permissiosn permissions|largre larger|
embarrased embarrassed|prerequsite prerequisite|inconsistecy inconsistency|asistant assistant|difer differ|
accomodate accommodate|acheive achieve|accross across|agressive aggressive|apparant apparent|
arguement argument|asycronous asynchronous|authentification authentication|availible available|
becuase because|begining beginning|beleive believe|calender calendar|catagory category|changable changeable|
comming coming|comparision comparison|compatable compatible|completly completely|concious conscious|
configration configuration|consistant consistent|databse database|decribe describe|defualt default|
definately definitely|dependancies dependencies|deployement deployment|desparate desperate|
developement development|diffrent different|dissapear disappear|docuemnt document|embarass embarrass|
enviroment environment|enviornment environment|exmaple example|existance existence|explaination explanation|
familar familiar|finaly finally|foriegn foreign|fucntion function|futher further|garantee guarantee|
goverment government|guage gauge|happend happened|heirarchy hierarchy|immediatly immediately|
implemention implementation|independant independent|infomation information|initalize initialize|
instaling installing|intergration integration|interupt interrupt|knowlege knowledge|langauge language|
lenght length|liason liaison|libary library|maintainance maintenance|managment management|mesage message|
mesages messages|millenium millennium|minumum minimum|mispell misspell|neccessary necessary|
noticable noticeable|ocasionally occasionally|occured occurred|occurence occurrence|ommit omit|
oportunity opportunity|optomize optimize|orginal original|overriden overridden|paralell parallel|
paramater parameter|parmeter parameter|particulary particularly|perfomance performance|permissons permissions|
persistant persistent|posible possible|preceeding preceding|prefered preferred|priviledge privilege|
probaly probably|proccess process|profesional professional|programing programming|publically publicly|
quantaty quantity|recieve receive|recomend recommend|refered referred|referal referral|relevent relevant|
repositry repository|reponse response|resouce resource|responce response|retreive retrieve|runing running|
scedule schedule|seperate separate|sevrer server|similiar similar|speficic specific|sucess success|
succesful successful|successfull successful|supercede supersede|suport support|syncronize synchronize|teh the|
temprary temporary|thier their|threshhold threshold|throughly thoroughly|tommorow tomorrow|tranfer transfer|
truely truly|unfortunatly unfortunately|untill until|updat update|usefull useful|usally usually|
vairable variable|varable variable|verfy verify|visable visible|wether whether|wich which|writting writing|
youself yourself|cofigure configure|confgiure configure|authroization authorization|endpont endpoint|
requets request|reqeust request|valeu value|vlaues values|paylod payload|conection connection|
conections connections|certficate certificate|encyption encryption|middlware middleware|containter container|
clsuter cluster|instace instance|schdule schedule|workflwo workflow|pipline pipeline
`
  .replace(/\n/g, '')
  .split('|')
  .map((pair) => {
    const [typed = '', meant = ''] = pair.split(' ');
    return [typed, meant];
  });
