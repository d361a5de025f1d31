import { lazily } from '../../lazily.ts';

/**
 * Acronyms of the field and what they stand for. `plain` ones are known to whoever reads technical documentation:
 * nobody needs them spelled out.
 */
interface KnownAcronym {
  readonly expansion: string;
  readonly plain: boolean;
}

const PLAIN = `
  ATM automated teller machine
  CCTV closed-circuit television
  FM frequency modulation
  GPS Global Positioning System
  ISBN International Standard Book Number
  LED light-emitting diode
  PIN personal identification number
  QR quick response
  TV television
  EU European Union
  GNU GNU's Not Unix
  JS JavaScript
  POSIX Portable Operating System Interface
  SMS Short Message Service
  API application programming interface
  ASCII American Standard Code for Information Interchange
  CPU central processing unit
  CSS Cascading Style Sheets
  CSV comma-separated values
  FAQ frequently asked questions
  GB gigabyte
  GPU graphics processing unit
  HTML HyperText Markup Language
  HTTP Hypertext Transfer Protocol
  HTTPS Hypertext Transfer Protocol Secure
  ID identifier
  IP Internet Protocol
  ISO International Organization for Standardization
  JSON JavaScript Object Notation
  KB kilobyte
  MB megabyte
  OS operating system
  PC personal computer
  PDF Portable Document Format
  PNG Portable Network Graphics
  RAM random-access memory
  SQL Structured Query Language
  TB terabyte
  UI user interface
  URL Uniform Resource Locator
  USB Universal Serial Bus
  UK United Kingdom
  US United States
  UTC Coordinated Universal Time
  UTF Unicode Transformation Format
  XML Extensible Markup Language
  YAML YAML Ain't Markup Language
  ZIP compressed archive format`;

const SPELL_OUT = `
  CMYK cyan, magenta, yellow, and black
  DMARC Domain-based Message Authentication, Reporting, and Conformance
  HVAC heating, ventilation, and air conditioning
  MP3 MPEG Audio Layer III
  NOC network operations center
  OPC Open Platform Communications
  POS point of sale
  RFID radio-frequency identification
  RGB red, green, and blue
  SCADA supervisory control and data acquisition
  SPF Sender Policy Framework
  UPS uninterruptible power supply
  ABI application binary interface
  ACID atomicity, consistency, isolation, and durability
  BGP Border Gateway Protocol
  BLE Bluetooth Low Energy
  CAD computer-aided design
  CCPA California Consumer Privacy Act
  CEO chief executive officer
  CFO chief financial officer
  CTO chief technology officer
  CGM continuous glucose monitor
  CNC computer numerical control
  CNCF Cloud Native Computing Foundation
  CRM customer relationship management
  DHCP Dynamic Host Configuration Protocol
  DICOM Digital Imaging and Communications in Medicine
  DKIM DomainKeys Identified Mail
  ECG electrocardiogram
  EEPROM electrically erasable programmable read-only memory
  EHR electronic health record
  ERP enterprise resource planning
  FDA US Food and Drug Administration
  FHIR Fast Healthcare Interoperability Resources
  FIPS Federal Information Processing Standards
  FOSS free and open-source software
  FPGA field-programmable gate array
  FPS frames per second
  GID group ID
  GPIO general-purpose input/output
  HIPAA Health Insurance Portability and Accountability Act
  HSM hardware security module
  IBAN International Bank Account Number
  ICMP Internet Control Message Protocol
  IFTTT If This Then That
  IMAP Internet Message Access Protocol
  IPC inter-process communication
  IRC Internet Relay Chat
  JVM Java Virtual Machine
  KPI key performance indicator
  KYC know your customer
  LAN local area network
  LCD liquid-crystal display
  MRI magnetic resonance imaging
  MVCC multiversion concurrency control
  NDK native development kit
  NFC near-field communication
  NFS Network File System
  NLP natural language processing
  OCR optical character recognition
  OEM original equipment manufacturer
  OLAP online analytical processing
  OLTP online transaction processing
  PCB printed circuit board
  PLC programmable logic controller
  PWM pulse-width modulation
  RHEL Red Hat Enterprise Linux
  RTOS real-time operating system
  SBOM software bill of materials
  SEPA Single Euro Payments Area
  SIMD single instruction, multiple data
  SKU stock keeping unit
  SNMP Simple Network Management Protocol
  TOTP time-based one-time password
  TPM Trusted Platform Module
  UART universal asynchronous receiver-transmitter
  UEFI Unified Extensible Firmware Interface
  UID user ID
  VAT value-added tax
  VLAN virtual local area network
  WAN wide area network
  WCAG Web Content Accessibility Guidelines
  CGI Common Gateway Interface
  DLL dynamic-link library
  DSA Digital Signature Algorithm
  DSCP Differentiated Services Code Point
  ECDSA Elliptic Curve Digital Signature Algorithm
  MTU maximum transmission unit
  RSS Really Simple Syndication
  RSA Rivest–Shamir–Adleman
  SFTP SSH File Transfer Protocol
  WASI WebAssembly System Interface
  WASM WebAssembly
  ACL access control list
  AES Advanced Encryption Standard
  AI artificial intelligence
  ALPN Application-Layer Protocol Negotiation
  AMQP Advanced Message Queuing Protocol
  ARN Amazon Resource Name
  ASGI Asynchronous Server Gateway Interface
  AST abstract syntax tree
  AWS Amazon Web Services
  CA certificate authority
  CDN content delivery network
  CI continuous integration
  CD continuous delivery
  CI/CD continuous integration and continuous delivery
  CIDR Classless Inter-Domain Routing
  CLI command-line interface
  CMS content management system
  CORS cross-origin resource sharing
  CQRS command query responsibility segregation
  CRD custom resource definition
  CRUD create, read, update, and delete
  CSP Content Security Policy
  CSRF cross-site request forgery
  CVE Common Vulnerabilities and Exposures
  DAG directed acyclic graph
  DBMS database management system
  DDL data definition language
  DDoS distributed denial of service
  DI dependency injection
  DNS Domain Name System
  DOM Document Object Model
  DoS denial of service
  DSL domain-specific language
  DTO data transfer object
  EOL end of life
  ESM ECMAScript modules
  ETL extract, transform, load
  FIFO first in, first out
  FTP File Transfer Protocol
  GCP Google Cloud Platform
  GDPR General Data Protection Regulation
  GUI graphical user interface
  HA high availability
  HMAC hash-based message authentication code
  IAM identity and access management
  IDE integrated development environment
  IDL interface definition language
  IoC inversion of control
  IoT Internet of Things
  JIT just in time
  JWK JSON Web Key
  JWT JSON Web Token
  KMS key management service
  LDAP Lightweight Directory Access Protocol
  LLM large language model
  LRU least recently used
  LTS long-term support
  MFA multi-factor authentication
  MIME Multipurpose Internet Mail Extensions
  ML machine learning
  MQTT Message Queuing Telemetry Transport
  MVC model-view-controller
  MVP minimum viable product
  NAT network address translation
  NTP Network Time Protocol
  OIDC OpenID Connect
  ORM object-relational mapping
  OTP one-time password
  PII personally identifiable information
  PKCE Proof Key for Code Exchange
  PKI public key infrastructure
  POC proof of concept
  PR pull request
  PWA progressive web app
  QA quality assurance
  QoS quality of service
  RBAC role-based access control
  REPL read-eval-print loop
  REST Representational State Transfer
  RFC Request for Comments
  RPC remote procedure call
  RPO recovery point objective
  RTO recovery time objective
  S3 Amazon Simple Storage Service
  SaaS software as a service
  SAML Security Assertion Markup Language
  SDK software development kit
  SDL schema definition language
  SEO search engine optimization
  SHA Secure Hash Algorithm
  SLA service-level agreement
  SLI service-level indicator
  SLO service-level objective
  SMTP Simple Mail Transfer Protocol
  SPA single-page application
  SRE site reliability engineering
  SSD solid-state drive
  SSE server-sent events
  SSH Secure Shell
  SSL Secure Sockets Layer
  SSO single sign-on
  SSR server-side rendering
  SVG Scalable Vector Graphics
  TCP Transmission Control Protocol
  TDD test-driven development
  TLS Transport Layer Security
  TTL time to live
  UDP User Datagram Protocol
  URI Uniform Resource Identifier
  UUID universally unique identifier
  UX user experience
  VM virtual machine
  VPC virtual private cloud
  VPN virtual private network
  VPS virtual private server
  WAF web application firewall
  WAL write-ahead log
  WSGI Web Server Gateway Interface
  XSS cross-site scripting`;

function read(list: string, plain: boolean): [string, KnownAcronym][] {
  return list
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), { expansion: line.slice(end + 1), plain }];
    });
}

const KNOWN_ACRONYMS = lazily(() => new Map([...read(PLAIN, true), ...read(SPELL_OUT, false)]));

export const knownAcronym = (acronym: string): KnownAcronym | undefined => KNOWN_ACRONYMS().get(acronym);
